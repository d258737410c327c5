resource "after_thing" "x" {}
