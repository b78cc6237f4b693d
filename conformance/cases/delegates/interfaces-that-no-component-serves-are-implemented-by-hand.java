// clauses: EM-DEL-4
// claim: Interfaces that no component serves are implemented by hand.
// class A: final class A extends dev.emissary.lang.Emissary implements Runnable, AutoCloseable, Comparable<A>
// methods of A:
//     bridge public int compareTo(Object)
//     public int compareTo(A)
//     public void close()
//     public void run()
emissary A(Runnable r) implements AutoCloseable, Comparable<A> {
    public void close() {}
    public int compareTo(A a) { return 0; }
}
