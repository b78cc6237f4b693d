package dev.emissary.benchmarks.forwarding.kotlin

import dev.emissary.benchmarks.forwarding.cases.Account

/** An account that forwards by Kotlin's `by`. */
class DelegatingAccount(private val account: Account) : Account by account
