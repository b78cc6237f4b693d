// clauses: EM-FORM-2, EM-EQ-3
// claim: The word emissary names types of every kind.
// plain: same
// warnings: any
interface A { interface emissary { void f(); } class C implements emissary { public void f() {} } }
class B { record emissary(int x) { emissary { x++; } } sealed interface S permits emissary2 {} record emissary2() implements S {} }
class C { enum emissary { X; emissary x; } }
class D<emissary> { emissary x; <emissary2 extends emissary> void f(emissary2 e, emissary f) {} }
class E { sealed interface S permits emissary {} static final class emissary implements S {} }
