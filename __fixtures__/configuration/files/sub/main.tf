resource "sub_thing" "x" {}
