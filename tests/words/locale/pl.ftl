list-and = { $first } i { $last }
why-no-part = To nie należy do tego wyboru: { $prompt }
