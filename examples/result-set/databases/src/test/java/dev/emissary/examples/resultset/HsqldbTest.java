package dev.emissary.examples.resultset;

/** The example on HSQLDB in this process's memory. */
class HsqldbTest extends DatabaseContract {

    @Override
    String url() {
        return "jdbc:hsqldb:mem:test";
    }
}
