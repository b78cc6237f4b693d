// clauses: EM-DIAG-3
// claim: Two components of one name are one error, and so is a second declaration of the same name.
emissary SameType(Runnable r, Runnable r);  // one error
emissary OtherType(Runnable r, AutoCloseable r);  // one error
class InAnnotationForm { class X { Object o = new A(null, null); } @dev.emissary.Emissary record A(Runnable r, Runnable r) {} }  // one error
emissary AsAField(Runnable r) { final int r = 1; }  // one error
class TwoEmissaries { class X { emissary A(Runnable r); emissary A(Runnable r); } }  // one error
class EmissaryAndClass { emissary A(Runnable r); class A {} }  // one error
