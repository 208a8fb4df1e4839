"""What is kept of people who meet: results of rated matches, challenges, who is here."""
