// clauses: EM-FWD-8
// claim: A member type may have the name of a type in a signature.
// class X: public final class X extends dev.emissary.lang.Emissary implements other.Bar
// methods of X:
//     public String m(Integer, Object)
//     public other.Bar self()
//// other/Bar.java
package other;
public interface Bar { String m(Integer i, Object o); Bar self(); }
//// X.java
public emissary X(other.Bar foo) { interface Bar {} enum Object {} static class Integer {} }
