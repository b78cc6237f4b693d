/** The classes that are forwarded by Scala's `export`. */
package dev.emissary.benchmarks.forwarding.scala

import dev.emissary.benchmarks.forwarding.cases.Cases
import java.sql.ResultSet

final class DelegatingCharSequence(text: CharSequence) extends CharSequence:
  export text.*

final class DelegatingResultSet(resultSet: ResultSet) extends ResultSet:
  export resultSet.*

object DelegatingCases:
  final class Account(account: Cases.Account) extends Cases.Account:
    export account.*

  final class Store(store: Cases.Store[String]) extends Cases.Store[String]:
    export store.*

  final class Tally(tally: Cases.Tally) extends Cases.Tally:
    export tally.*
