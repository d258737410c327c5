run "x" {
  module {
    source = "../unused"
  }
}
