// clauses: EM-DEL-5
// claim: A sealed interface that permits the emissary is delegated.
// class A: final class A extends dev.emissary.lang.Emissary implements S
// methods of A: public void s()
// class B: final class B extends dev.emissary.lang.Emissary implements S
// methods of B: public void s()
// class C: final class C extends dev.emissary.lang.Emissary implements S
// methods of C: public void s()
sealed interface S permits A, B, C, Z { void s(); }
final class Z implements S { public void s() {} }
emissary A(S s);
emissary B(Z s) implements S;
@dev.emissary.Emissary(S.class) emissary C(Z s);
