// clauses: EM-FWD-3
// claim: Forwarders of methods deprecated for removal give no warning.
// warnings: all
//// Foo.java
public interface Foo {
    @Deprecated(forRemoval = true) void a();
    @Deprecated(forRemoval = true) default int b() { return 1; }
}
//// X.java
public emissary X(Foo foo);
