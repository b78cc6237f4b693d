package dev.emissary.examples.resultset;

/** The example on Derby in this process's memory. */
class DerbyTest extends DatabaseContract {

    @Override
    String url() {
        return "jdbc:derby:memory:test;create=true";
    }
}
