// clauses: EM-FORM-7
// claim: Another annotation of the name is left alone.
// class q.A:
//     final record q.A extends Record
// methods of q.A:
//     public final String toString()
//     public final boolean equals(Object)
//     public final int hashCode()
//     public int x()
//// q/Source.java
package q; import static q.O.Emissary; @Emissary record A(int x) {} class O { @interface Emissary {} }
//// p/Emissary.java
package p;
public @interface Emissary {}
