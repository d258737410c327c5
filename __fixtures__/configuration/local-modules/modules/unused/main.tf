resource "unused_thing" "x" {}
