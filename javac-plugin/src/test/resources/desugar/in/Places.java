// shows: An emissary may be a member of anything, or local, and is static
// clauses: EM-FORM-4, EM-FORM-2
package places;

class Places {
    private emissary Member(Runnable run);

    interface Inside {
        emissary InInterface(Readable text) implements java.io.Serializable, Readable { }
    }

    static Runnable inStaticMethod() {
        @Deprecated emissary Local(Runnable run) { }
        return new Local(() -> {});
    }

    enum Kind {
        ONE;

        @dev.emissary.Emissary private static final record InEnum(AutoCloseable closing) {}
    }

    emissary Outer(Runnable run) {
        emissary Inner(Runnable run) {}
    }
}
