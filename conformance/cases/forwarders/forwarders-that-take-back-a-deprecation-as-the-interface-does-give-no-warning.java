// clauses: EM-FWD-3
// claim: Forwarders that take back a deprecation as the interface does give no warning.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements Foo
// methods of X:
//     public void a()
//     public void b()
//// Top.java
public interface Top { @Deprecated void a(); @Deprecated(forRemoval = true) void b(); }
//// Foo.java
@SuppressWarnings({"deprecation", "removal"})
public interface Foo extends Top { void a(); void b(); }
//// step 2: X.java
public emissary X(Foo foo);
