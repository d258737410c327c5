terraform {
  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = ">= 5.0"
    }
  }
}

module "left" {
  source = "./modules/left"
}

module "right" {
  source    = "./modules/../modules/right/"
  providers = { cloud = aws }
}

module "none" {
  source = "./modules/shared"
  count  = 0
}
