// clauses: EM-DIAG-3, EM-FWD-4
// claim: That the class of a delegate returns another type than its interface is an error of that class, and of no
//     emissary before it.
interface Text { String m(); }

class Void { emissary A(C c) implements Text; class C implements Text { public void m() {} } }  // error
class Int { emissary A(C c) implements Text; class C implements Text { public int m() { return 1; } } }  // error
class OtherInterface { emissary A(C c) implements Text; class C implements Text { public Runnable m() { return null; } } }  // error
class Generic { emissary A(C c) implements Text; class C implements Text { public java.util.List<String> m() { return null; } } }  // error
