// clauses: EM-FORM-7
// claim: An annotation of the own package in another file wins over import on demand in either order.
// class p.A:
//     final record p.A extends Record
// methods of p.A:
//     public final String toString()
//     public final boolean equals(Object)
//     public final int hashCode()
//     public int x()
//// p/Emissary.java
package p;
public @interface Emissary {}
//// p/A.java
package p;
import dev.emissary.*;
@Emissary record A(int x) {}
