terraform {
  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "< 6.0"
    }
    mine = {
      source = "example.com/team/mine"
    }
  }
}
