// clauses: EM-FWD-1
// claim: A public method is forwarded next to private and static ones of its name elsewhere.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements All
// methods of X:
//     public int m()
//     public int n()
//// One.java
public interface One { private int m() { return 1; } default int n() { return m(); } }
//// Two.java
public interface Two { static int m() { return 2; } }
//// Three.java
public interface Three { int m(); }
//// All.java
public interface All extends One, Two, Three {}
//// X.java
public emissary X(All all);
