// clauses: EM-FORM-3
// claim: Both forms record the annotation once.
// class A:
//     final class A extends dev.emissary.lang.Emissary implements Runnable
// methods of A:
//     public void run()
// class B:
//     final class B extends dev.emissary.lang.Emissary implements Runnable
// methods of B:
//     public void run()
// class C:
//     final class C extends dev.emissary.lang.Emissary implements Runnable
// methods of C:
//     public void run()
// class X$E:
//     static final class X$E extends dev.emissary.lang.Emissary implements Runnable
// methods of X$E:
//     public void run()
// class X$1F:
//     static final class X$1F extends dev.emissary.lang.Emissary implements Runnable
// methods of X$1F:
//     public void run()
// class D:
//     @Deprecated final class D extends dev.emissary.lang.Emissary implements Runnable
// methods of D:
//     public void run()
import dev.emissary.Emissary;
emissary A(Runnable r);
@Emissary record B(Runnable r) {}
@Emissary emissary C(Runnable r);
@Deprecated emissary D(Runnable r);
class X { emissary E(Runnable r); void m() { emissary F(Runnable r); } }
