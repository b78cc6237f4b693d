// clauses: EM-DEL-2, EM-DEL-5
// claim: A marker names no component of a type variable either.
interface M<T> {} interface A<T> extends M<T> { void f(); }
emissary E<V extends A<String>>(V v) implements M<String>;  // error: component.not.interface
