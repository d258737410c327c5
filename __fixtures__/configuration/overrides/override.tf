terraform {
  required_providers {
    aws = {
      version = "~> 2.0"
    }
    added = {
      source = "example/added"
    }
  }
}

provider "google" {
  version = "~> 4.0"
}

provider "vault" {
  address = "https://vault.example.com"
}

resource "random_id" "changed" {
  provider = consul
}

resource "null_resource" "unchanged" {
  triggers = {}
}
