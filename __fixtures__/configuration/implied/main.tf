terraform {
  required_providers {
    mine = {
      source = "example/mine"
    }
  }
}

# required_providers = { decoy = "not here" }
resource "mine_thing" "named" {}

resource "aws_instance" "prefix" {}

resource "Azurerm_Thing" "folded" {}

resource "foo-bar_thing" "dashed" {}

resource "single" "no_prefix" {}

resource "google_thing" "argument" {
  provider = google-beta
}

resource "google_other" "alias" {
  provider = vault.west
}

resource "google_third" "quoted" {
  provider = "consul.east"
}

resource "terraform_data" "built_in" {}

data "http" "page" {
  url = "https://example.com"
}

data "terraform_remote_state" "built_in" {
  backend = "local"
}

ephemeral "random_password" "short_lived" {
  length = 8
}

provider "nomad" {}

check "health" {
  data "dns_a_record_set" "inner" {
    host = "example.com"
  }

  assert {
    condition     = data.dns_a_record_set.inner.host == "example.com"
    error_message = "No host."
  }
}

import {
  to = cloudflare_zone.new
  id = "1"
}

import {
  to       = digitalocean_droplet.new
  id       = "1"
  provider = heroku.east
}

import {
  to = aws_instance.prefix
  id = "1"
}

moved {
  from = ovh_thing.old
  to   = ovh_thing.new
}

removed {
  from = linode_thing.old

  lifecycle {
    destroy = false
  }
}

locals {
  text = <<-EOT
    resource "decoy_thing" "inside_text" {}
  EOT
  function = provider::mine::upper("a")
}
