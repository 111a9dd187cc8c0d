"""What a finished game came to, moment by moment: chances, turning points, and what would have been better."""
