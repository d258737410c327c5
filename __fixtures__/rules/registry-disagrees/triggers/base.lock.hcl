# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/torn" {
  version = "1.0.0"
  hashes = [
    "h1:bzWud2kzhKkPjZhtyV0Gxp76OMyPcEesK5Hw3WbYDRE=",
    "zh:0e4bc0ad5cf8bd767f45a99f172bd09bee54a3834b63d54dbeeb7d6556eb4ff9",
    "zh:45106f4d4526465be2069876163926bd87881cefeaca0e32e7f97abb07b9ca13",
    "zh:6a8f76ec2e5b06fe35145dc21550187dc3229b914ee2226ff60c4317aa24f0a2",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
  ]
}
