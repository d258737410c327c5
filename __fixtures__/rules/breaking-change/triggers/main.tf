terraform {
  required_providers {
    noted = {
      source = "example/noted"
    }
  }
}

resource "noted_thing" "one" {}
