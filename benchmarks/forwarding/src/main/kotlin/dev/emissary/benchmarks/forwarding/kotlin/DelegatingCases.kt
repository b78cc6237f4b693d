package dev.emissary.benchmarks.forwarding.kotlin

import dev.emissary.benchmarks.forwarding.cases.Cases

/** The interfaces of [Cases], forwarded by Kotlin's `by`. */
class DelegatingCases private constructor() {
    class Account(private val account: Cases.Account) : Cases.Account by account

    class Store(private val store: Cases.Store<String>) : Cases.Store<String> by store

    class Tally(private val tally: Cases.Tally) : Cases.Tally by tally
}
