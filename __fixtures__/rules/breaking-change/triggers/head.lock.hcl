# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/noted" {
  version = "1.1.0"
  hashes = [
    "h1:XxFobu3rWxayMFhmUNJeP2cJc6uB5V5iphviHa2uk/A=",
    "zh:41f1ff94ddb1ee6f9844063a9119d0b57d0a89d38590a5bdf77b3c4ba8c93d64",
    "zh:5f11686eedeb5b16b230586650d25e3f670973ab81e55e62a61be21dadae93f0",
  ]
}
