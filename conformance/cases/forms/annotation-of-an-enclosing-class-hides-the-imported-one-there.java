// clauses: EM-FORM-7
// claim: An annotation nested in an enclosing class, or inherited by it, hides the imported one there.
// class Outer$A: static final record Outer$A extends Record
// class Outer$Inner$B: static final record Outer$Inner$B extends Record
// class Outer$1L: static final record Outer$1L extends Record
// class C: final class C extends dev.emissary.lang.Emissary implements Runnable
// class C$D$E: static final class C$D$E extends dev.emissary.lang.Emissary implements Runnable
// class Extending$A: static final record Extending$A extends Record
// class Implementing$A: static final record Implementing$A extends Record
// class Emitted: final class Emitted extends dev.emissary.lang.Emissary implements Runnable
import dev.emissary.Emissary;
class Outer {
    @interface Emissary {}
    @Emissary record A(int x) {}
    class Inner { @Emissary record B(int x) {} }
    void m() { @Emissary record L(int x) {} }
}
@Emissary record C(Runnable r) { class D { @Emissary record E(Runnable r) {} } }
class Base { @interface Emissary {} }
class Extending extends Base { @Emissary record A(int x) {} }
class Implementing implements Marked { @Emissary record A(int x) {} }
@Emissary record Emitted(Runnable r) {}
interface Marked { @interface Emissary {} }
