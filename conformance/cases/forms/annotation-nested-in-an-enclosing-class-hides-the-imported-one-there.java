// clauses: EM-FORM-7
// claim: An annotation nested in an enclosing class hides the imported one there.
// class Outer$A:
//     static final record Outer$A extends Record
// class Outer$Inner$B:
//     static final record Outer$Inner$B extends Record
// class Outer$1L:
//     static final record Outer$1L extends Record
// class C:
//     final class C extends dev.emissary.lang.Emissary implements Runnable
// class C$D$E:
//     static final class C$D$E extends dev.emissary.lang.Emissary implements Runnable
import dev.emissary.Emissary;
class Outer {
    @interface Emissary {}
    @Emissary record A(int x) {}
    class Inner { @Emissary record B(int x) {} }
    void m() { @Emissary record L(int x) {} }
}
@Emissary record C(Runnable r) { class D { @Emissary record E(Runnable r) {} } }
