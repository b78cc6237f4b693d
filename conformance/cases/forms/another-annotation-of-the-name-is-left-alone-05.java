// clauses: EM-FORM-7
// claim: Another annotation of the name is left alone.
// class p.A:
//     final record p.A extends Record
// methods of p.A:
//     public final String toString()
//     public final boolean equals(Object)
//     public final int hashCode()
//     public int x()
//// p/Source.java
package p; import dev.emissary.*; @Emissary record A(int x) {}
//// p/Emissary.java
package p;
public @interface Emissary {}
