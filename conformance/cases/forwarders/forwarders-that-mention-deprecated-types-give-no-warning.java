// clauses: EM-FWD-3
// claim: Forwarders that mention deprecated types give no warning.
//// Old.java
@Deprecated public class Old {}
//// Older.java
@Deprecated(forRemoval = true) public class Older extends Exception { private static final long serialVersionUID = 1; }
//// Foo.java
@SuppressWarnings({"deprecation", "removal"})
public interface Foo { Old a(Old old) throws Older; <T extends Old> T b(java.util.List<Older[]> l); }
//// step 2: X.java
public emissary X(Foo foo);
