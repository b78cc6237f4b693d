package dev.emissary.benchmarks.forwarding.kotlin

import dev.emissary.benchmarks.forwarding.cases.Store

/** A store that forwards by Kotlin's `by`. */
class DelegatingStore(private val store: Store<String>) : Store<String> by store
