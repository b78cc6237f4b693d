// clauses: EM-CLASS-1, EM-DEL-3
// claim: The interfaces are in component order whatever the order of the explicit list.
// class Three:
//     final class Three extends dev.emissary.lang.Emissary implements AutoCloseable, Runnable, Comparable<Three>
@dev.emissary.Emissary({Runnable.class, AutoCloseable.class})
record Three(AutoCloseable first, Runnable second) implements Comparable<Three> {
    @Override
    public int compareTo(Three other) {
        return 0;
    }
}
