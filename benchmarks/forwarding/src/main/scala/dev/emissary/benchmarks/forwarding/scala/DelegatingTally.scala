package dev.emissary.benchmarks.forwarding.scala

import dev.emissary.benchmarks.forwarding.cases.Tally

/** A tally that forwards by Scala's `export`. */
final class DelegatingTally(tally: Tally) extends Tally:
  export tally.*
