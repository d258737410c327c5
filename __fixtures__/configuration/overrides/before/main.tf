resource "before_thing" "x" {}
