terraform {
  required_providers {
    aws = {
      source  = "example/aws"
      version = "~> 1.0"
    }
    moved = {
      source  = "example/moved"
      version = "1.0"
    }
    kept = {
      source = "example/kept"
    }
  }
}

provider "google" {
  version = "~> 2.0"
}

provider "vault" {
  version = "~> 3.0"
}

resource "random_id" "changed" {
  byte_length = 8
}

resource "null_resource" "unchanged" {}

module "changed" {
  source = "./before"
}
