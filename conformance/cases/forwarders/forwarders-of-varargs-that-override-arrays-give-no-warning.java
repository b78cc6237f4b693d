// clauses: EM-FWD-3
// claim: Forwarders of varargs that override arrays give no warning.
//// Top.java
public interface Top { void m(String[] s); void n(String... s); }
//// Foo.java
public interface Foo extends Top { void m(String... s); void n(String[] s); }  // warning
//// step 2: X.java
public emissary X(Foo foo);
