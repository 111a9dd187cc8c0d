list-and = { $first } and { $last }
why-no-part = This is no part of the present choice: { $prompt }
