// clauses: EM-FWD-3
// claim: A method that two interfaces of one component declare throws only what both declare.
interface Reads { String get() throws java.io.IOException; }
interface Waits { String get() throws java.util.concurrent.TimeoutException; }
record Holder(String get) implements Reads, Waits {}
emissary Both(Holder holder) implements Reads, Waits {
    static void use(Both both) {
        try { both.get(); } catch (java.io.IOException e) {}  // error
    }
}
