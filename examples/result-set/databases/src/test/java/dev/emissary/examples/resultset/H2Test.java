package dev.emissary.examples.resultset;

/** The example on H2 in this process's memory. */
class H2Test extends DatabaseContract {

    @Override
    String url() {
        return "jdbc:h2:mem:test";
    }
}
