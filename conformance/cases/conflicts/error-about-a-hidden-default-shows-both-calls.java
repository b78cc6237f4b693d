// clauses: EM-CONF-6, EM-DIAG-1
// claim: A forwarder never hides a default that an interface implemented by hand has; the error shows both calls.
// says:
//     this.named.name()
//     Loud.super.name()
interface Named {
    String name();
}

interface Loud extends Named {
    @Override
    default String name() {
        return "LOUD";
    }
}

emissary Speaker(Named named) implements Loud;  // error: method.default
