package dev.emissary.benchmarks.forwarding.kotlin

import dev.emissary.benchmarks.forwarding.cases.Tally

/** A tally that forwards by Kotlin's `by`. */
class DelegatingTally(private val tally: Tally) : Tally by tally
