resource "tls_private_key" "x" { algorithm = "RSA" }
