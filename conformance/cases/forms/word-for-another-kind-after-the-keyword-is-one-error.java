// clauses: EM-FORM-2, EM-DIAG-1
// claim: The word for another kind of declaration between the keyword and the name is one error, whatever follows.
// says:
//     record
//     emissary First, followed by its components in parentheses
//// First.java
emissary record First(Runnable task) {}  // error: keyword.kind
//// Second.java
emissary class Second(Runnable task) implements AutoCloseable { public void close() {} }  // error: keyword.kind
//// Third.java
class Third {
    private static emissary interface Member(Runnable task);  // error: keyword.kind
    void method() {
        emissary enum Local(Runnable task) {}  // error: keyword.kind
    }
}
//// Fourth.java
emissary class Fourth { int field; }  // error: keyword.kind
