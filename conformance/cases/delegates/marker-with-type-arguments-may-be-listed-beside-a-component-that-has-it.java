// clauses: EM-DEL-2, EM-DEL-4
// claim: A marker with type arguments may be listed beside a component that has it.
// class E1:
//     final class E1 extends dev.emissary.lang.Emissary implements M<String>
// methods of E1:
// class E2:
//     final class E2<T> extends dev.emissary.lang.Emissary implements M<T>, X
// methods of E2:
//     public void x()
// class E3:
//     final class E3 extends dev.emissary.lang.Emissary implements MX<String>, M<String>
// methods of E3:
//     public void x()
interface X { void x(); }
interface M<T> {}
interface MX<T> extends M<T>, X {}

emissary E1(M<String> m) implements M<String>;
emissary E2<T>(M<T> m, X x) implements X, M<T>;
emissary E3(MX<String> m) implements M<String>;
