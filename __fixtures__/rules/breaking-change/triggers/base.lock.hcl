# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.terraform.io/example/noted" {
  version = "1.0.0"
  hashes = [
    "h1:jglSKgsEHuNoOLjLp9VP2YRbgG0C0Q1FDCUDXPAjQM8=",
    "zh:7e384a051217ef54bb89810f7987770b30c220305fdbdd5f76a868852bf167f7",
    "zh:8e09522a0b041ee36838b8cba7d54fd9845b806d02d10d450c25035cf02340cf",
  ]
}
