// clauses: EM-FORM-2
// claim: The word names types of every kind.
interface A { interface emissary { void f(); } class C implements emissary { public void f() {} } }
class B { record emissary(int x) { emissary { x++; } } sealed interface S permits emissary2 {} record emissary2() implements S {} }
class C { enum emissary { X; emissary x; } }
class D<emissary> { emissary x; <emissary2 extends emissary> void f(emissary2 e, emissary f) {} }
class E { sealed interface S permits emissary {} static final class emissary implements S {} }
