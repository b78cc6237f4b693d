// clauses: EM-FWD-3
// claim: Callers of a forwarder must handle the checked exceptions that the interface declares, and where two interfaces
//     of one component declare the method, only those that both do.
interface Task { void call() throws Exception; }
emissary X(Task task) { static void use(X x) { x.call(); } }  // error
interface Reads { String get() throws java.io.IOException; }
interface Waits { String get() throws java.util.concurrent.TimeoutException; }
record Holder(String get) implements Reads, Waits {}
emissary Both(Holder holder) implements Reads, Waits {
    static void use(Both both) {
        try { both.get(); } catch (java.io.IOException e) {}  // error
    }
}
