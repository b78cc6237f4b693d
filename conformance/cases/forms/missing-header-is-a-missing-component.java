// clauses: EM-FORM-5, EM-FORM-2
// claim: A declaration in the keyword form whose header is missing is read as one, and lacks a component.
emissary Nothing {}  // error: no.component at Nothing
emissary Clause implements Runnable { @Override public void run() {} }  // error: no.component at Clause
emissary Parameters<T extends Comparable<T>> implements Runnable { public void run() {} }  // error: no.component at Parameters
class Around {
    private static emissary Member { }  // error: no.component at Member
    Runnable method() {
        emissary Local implements AutoCloseable { public void close() {} }  // error: no.component at Local
        return () -> {};
    }
}
