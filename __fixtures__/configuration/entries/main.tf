terraform {
  required_version = ">= 1.0"

  required_providers {
    # An object, the usual form.
    aws = {
      source  = "hashicorp/aws"
      version = "~> 5.0, != 5.1.0"
    }
    google = { source = "hashicorp/google", configuration_aliases = [google.west, google.east] }
    azurerm = {
      "source" : "hashicorp/azurerm",
      "version" : ">=3"
    }
    # The name implies the source.
    null = {
      version = "3.2.4"
    }
    time = {}
    # The form of Terraform 0.12: a version only.
    random = "~> 3.1"
    local  = 2
    DNS    = ">= 3.0"
    # If a key is set twice, the last one counts.
    archive = { source = "hashicorp/one", source = "hashicorp/archive", version = "1.0", version = "2.0" }
    tls = {
      source  = "hashicorp/${"tls"}"
      version = "~> ${"4"}.0"
    }
    custom = {
      source = "Registry.Example.com/Team/Custom"
    }
  }
}
