/** The classes that are forwarded by Groovy's {@code @Delegate}, compiled statically. */
package dev.emissary.benchmarks.forwarding.groovy

import dev.emissary.benchmarks.forwarding.cases.Cases
import groovy.transform.CompileStatic
import groovy.transform.TupleConstructor
import java.sql.ResultSet

@CompileStatic
@TupleConstructor(defaults = false)
final class DelegatingCharSequence {
    @Delegate final CharSequence text
}

@CompileStatic
@TupleConstructor(defaults = false)
final class DelegatingResultSet {
    @Delegate final ResultSet resultSet
}

@CompileStatic
final class DelegatingCases {
    @CompileStatic
    @TupleConstructor(defaults = false)
    static final class Account {
        @Delegate final Cases.Account account
    }

    @CompileStatic
    @TupleConstructor(defaults = false)
    static final class Store {
        @Delegate final Cases.Store<String> store
    }

    @CompileStatic
    @TupleConstructor(defaults = false)
    static final class Tally {
        @Delegate final Cases.Tally tally
    }
}
