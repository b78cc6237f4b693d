// clauses: EM-FORM-4
// claim: An emissary is implicitly static as a member, and as a local one in an instance context; a member of an
//     interface is public.
// class P$A: static final class P$A extends dev.emissary.lang.Emissary implements Runnable
// methods of P$A: public void run()
// class P$Inner$B: static final class P$Inner$B extends dev.emissary.lang.Emissary implements Runnable
// methods of P$Inner$B: public void run()
// class P$1C: static final class P$1C extends dev.emissary.lang.Emissary implements Runnable
// methods of P$1C: public void run()
// class P$1D: static final class P$1D extends dev.emissary.lang.Emissary implements Runnable
// methods of P$1D: public void run()
// class P$1E: static final class P$1E extends dev.emissary.lang.Emissary implements Runnable
// methods of P$1E: public void run()
// class I$A: public static final class I$A extends dev.emissary.lang.Emissary implements Runnable
// methods of I$A: public void run()
// class N$A: public static final class N$A extends dev.emissary.lang.Emissary implements Runnable
// methods of N$A: public void run()
// class C$A: static final class C$A extends dev.emissary.lang.Emissary implements Runnable
// methods of C$A: public void run()
class P {
    emissary A(Runnable r);
    class Inner { emissary B(Runnable r); }
    void m() { emissary C(Runnable r); }
    Runnable q = () -> { emissary D(Runnable r); };
    { emissary E(Runnable r); }
}
interface I { emissary A(Runnable r); }
@interface N { @dev.emissary.Emissary record A(Runnable r) {} }
class C { emissary A(Runnable r); }
