# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/cased" {
  version = "1.0.0"
  hashes = [
    "h1:MbuBhiL5SdRVs9lWbWerPEQIFd6t0hMpMDiDqFk4CR4=",
    "zh:31bb818622f949d455b3d9566d67ab3c440815deadd21329303883a85938091e",
    "zh:bd4668dcd69c0119ecbf9811bd5fa37081f6f8bc4c03bcc5c5e759b2b8b39413",
    "zh:c61860cf036e93c8ad075731ac7d29404945f5623e8a91297869e48ea6901e55",
    "zh:e0cffdad31c3af851799583f432830afaf3bba909c240d68f19903baeed0308c",
  ]
}
