resource "tls_private_key" "x" {}
