# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/archived" {
  version = "1.0.0"
  hashes = [
    "h1:U5YEwrZLyhFAzF68dDhcrThFjzXsWqxIh78uXKeEsvw=",
    "zh:1091f2db064d17002b6f73c1454b29c3484068b8f010e973930ceca256df366a",
    "zh:10ffa539a2c1d4ade23ff71acd7d408d0792a7c8d824e88baa284dad5744d5ba",
    "zh:39879d8a8a6664ddfe544e60e8b0c5042177cdba468c6aa1e5bfb0319bc1de5c",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
  ]
}
