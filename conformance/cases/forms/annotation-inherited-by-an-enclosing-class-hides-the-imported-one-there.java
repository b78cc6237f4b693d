// clauses: EM-FORM-7
// claim: An annotation inherited by an enclosing class hides the imported one there.
// class Outer$A:
//     static final record Outer$A extends Record
// class Implementing$A:
//     static final record Implementing$A extends Record
// class B:
//     final class B extends dev.emissary.lang.Emissary implements Runnable
//// Base.java
import dev.emissary.Emissary;
class Base { @interface Emissary {} }
class Outer extends Base { @Emissary record A(int x) {} }
class Implementing implements Marked { @Emissary record A(int x) {} }
@Emissary record B(Runnable r) {}
//// Marked.java
interface Marked { @interface Emissary {} }
