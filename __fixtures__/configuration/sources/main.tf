terraform {
  required_providers {
    legacy = {
      source = "-/legacy"
    }
    built-in = {
      source = "terraform.io/builtin/terraform"
    }
    one = {
      source  = "example/thing"
      version = ">= 1.0"
    }
    two = {
      source  = "Example/Thing"
      version = "< 2.0"
    }
    bare = {
      source = "random"
    }
    port = {
      source = "registry.example.com:8443/team/port"
    }
    unicode = {
      source = "Испытание.com/a/b"
    }
  }
}

resource "one_thing" "x" {}

resource "legacy_thing" "x" {}

data "built-in_thing" "x" {}
