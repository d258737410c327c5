terraform {
  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = ">= 4.0"
    }
  }
}

provider "aws" {
  version = "< 6.0"
}

provider "aws" {
  alias   = "west"
  version = "!= 5.0.0"
}

provider "google" {
  version = "~> 4.5"
}

provider "null" {}
