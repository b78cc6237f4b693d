// clauses: EM-FORM-7
// claim: An annotation nested in an enclosing class hides the imported one there.
// class Outer$A:
//     static final record Outer$A extends Record
// methods of Outer$A:
//     public final String toString()
//     public final boolean equals(Object)
//     public final int hashCode()
//     public int x()
// class Outer$Inner$B:
//     static final record Outer$Inner$B extends Record
// methods of Outer$Inner$B:
//     public final String toString()
//     public final boolean equals(Object)
//     public final int hashCode()
//     public int x()
// class Outer$1L:
//     static final record Outer$1L extends Record
// methods of Outer$1L:
//     public final String toString()
//     public final boolean equals(Object)
//     public final int hashCode()
//     public int x()
// class C:
//     final class C extends dev.emissary.lang.Emissary implements Runnable
// methods of C:
//     public void run()
// class C$D$E:
//     static final class C$D$E extends dev.emissary.lang.Emissary implements Runnable
// methods of C$D$E:
//     public void run()
import dev.emissary.Emissary;
class Outer {
    @interface Emissary {}
    @Emissary record A(int x) {}
    class Inner { @Emissary record B(int x) {} }
    void m() { @Emissary record L(int x) {} }
}
@Emissary record C(Runnable r) { class D { @Emissary record E(Runnable r) {} } }
