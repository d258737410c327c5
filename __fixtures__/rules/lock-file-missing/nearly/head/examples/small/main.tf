provider "null" {}

resource "null_resource" "this" {}
