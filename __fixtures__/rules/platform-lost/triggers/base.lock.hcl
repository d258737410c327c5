# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/hashicorp/null" {
  version = "3.2.4"
  hashes = [
    "h1:8PWFxSabamtlhjBrIMe1Z+Q6DQb6LgzfaXs3LFS9v5g=",
    "h1:FKBHlGvl+FDVbW3LcogBMgKH4fnn9n4UVSEUtgAcVY0=",
    "h1:XdTkTTd5FXo0PdzLDSOebwE6eDMufQjTAc+fH0jOAIo=",
  ]
}
