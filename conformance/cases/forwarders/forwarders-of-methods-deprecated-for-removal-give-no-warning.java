// clauses: EM-FWD-3
// claim: Forwarders of methods that are deprecated for removal give no warning, from sources nor from class files.
// together: same
//// Foo.java
public interface Foo {
    @Deprecated(forRemoval = true) void a();
    @Deprecated(forRemoval = true) default int b() { return 1; }
}
//// Beside.java
public emissary Beside(Foo foo);
//// step 2: X.java
public emissary X(Foo foo);
