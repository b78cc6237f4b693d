// clauses: EM-FORM-2
// claim: Unicode escapes in the word change nothing.
// class p1.A:
//     final class p1.A extends dev.emissary.lang.Emissary implements Runnable
// methods of p1.A:
//     public void run()
//// p1/Case.java
package p1;
\u0065missary A(Runnable r);
//// p2/Case.java
package p2;
@dev.\u0065miss\u0061ry.\u0045missary record A(Runnable r) {}
