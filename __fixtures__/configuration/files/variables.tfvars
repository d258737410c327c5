resource = "x"
