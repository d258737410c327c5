terraform {
  required_providers {
    cloud = {
      source  = "hashicorp/aws"
      version = "!= 5.3.0"
    }
  }
}

resource "cloud_instance" "x" {}

module "shared" {
  source = "../shared"
}
