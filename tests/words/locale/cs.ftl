list-and = { $first } a { $last }
why-no-part = To k této volbě nepatří: { $prompt }
