# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/hashicorp/null" {
  version = "3.2.4"
  hashes = [
    "h1:XdTkTTd5FXo0PdzLDSOebwE6eDMufQjTAc+fH0jOAIo=",
  ]
}
