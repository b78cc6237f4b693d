// clauses: EM-FWD-3
// claim: @Deprecated is carried over with its elements, and no forwarder is warned of.
// methods of Front:
//     @Deprecated public void a()
//     @Deprecated(forRemoval=true, since="2") public void b()
//     public void c()
// together: same
//// Old.java
public interface Old {
    @Deprecated
    void a();

    @Deprecated(since = "2", forRemoval = true)
    void b();

    void c();
}
//// step 2: Front.java
emissary Front(Old old);
