package dev.emissary.benchmarks.forwarding.scala

/** A character sequence that forwards by Scala's `export`. */
final class DelegatingCharSequence(text: CharSequence) extends CharSequence:
  export text.*
