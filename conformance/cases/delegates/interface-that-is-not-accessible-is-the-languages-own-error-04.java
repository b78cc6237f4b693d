// clauses: EM-DEL-5
// claim: An interface that is not accessible is the language's own error.
//// p/X.java
package p; import q.Q; class X {}
@dev.emissary.Emissary(
Q.Hidden.class) emissary A(Q.Sub h);  // error
//// q/Q.java
package q;
public class Q {
    interface Hidden { void f(); }
    public interface Sub extends Hidden {}
    public static class Impl implements Hidden { public void f() {} }
}
