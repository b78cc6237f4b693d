// clauses: EM-FORM-4
// claim: An emissary that is a member of an interface is public.
// class I$A:
//     public static final class I$A extends dev.emissary.lang.Emissary implements Runnable
// methods of I$A:
//     public void run()
// class N$A:
//     public static final class N$A extends dev.emissary.lang.Emissary implements Runnable
// methods of N$A:
//     public void run()
// class C$A:
//     static final class C$A extends dev.emissary.lang.Emissary implements Runnable
// methods of C$A:
//     public void run()
interface I { emissary A(Runnable r); }
@interface N { @dev.emissary.Emissary record A(Runnable r) {} }
class C { emissary A(Runnable r); }
