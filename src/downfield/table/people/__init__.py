"""Who visits: guests by a cookie, owners of accounts by password or passkey, programs by a token."""
