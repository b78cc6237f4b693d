/** The classes that are forwarded by Kotlin's `by`. */
package dev.emissary.benchmarks.forwarding.kotlin

import dev.emissary.benchmarks.forwarding.cases.Cases
import java.sql.ResultSet

class DelegatingCharSequence(private val text: CharSequence) : CharSequence by text

class DelegatingResultSet(private val resultSet: ResultSet) : ResultSet by resultSet

class DelegatingCases private constructor() {
    class Account(private val account: Cases.Account) : Cases.Account by account

    class Store(private val store: Cases.Store<String>) : Cases.Store<String> by store

    class Tally(private val tally: Cases.Tally) : Cases.Tally by tally
}
