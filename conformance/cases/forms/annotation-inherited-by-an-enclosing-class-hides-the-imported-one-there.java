// clauses: EM-FORM-7
// claim: An annotation inherited by an enclosing class hides the imported one there.
// class Outer$A:
//     static final record Outer$A extends Record
// methods of Outer$A:
//     public final String toString()
//     public final boolean equals(Object)
//     public final int hashCode()
//     public int x()
// class Implementing$A:
//     static final record Implementing$A extends Record
// methods of Implementing$A:
//     public final String toString()
//     public final boolean equals(Object)
//     public final int hashCode()
//     public int x()
// class B:
//     final class B extends dev.emissary.lang.Emissary implements Runnable
// methods of B:
//     public void run()
//// Base.java
import dev.emissary.Emissary;
class Base { @interface Emissary {} }
class Outer extends Base { @Emissary record A(int x) {} }
class Implementing implements Marked { @Emissary record A(int x) {} }
@Emissary record B(Runnable r) {}
//// Marked.java
interface Marked { @interface Emissary {} }
