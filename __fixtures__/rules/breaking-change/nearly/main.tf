terraform {
  required_providers {
    noted = {
      source = "example/noted"
    }
  }
}

resource "noted_other" "one" {}
