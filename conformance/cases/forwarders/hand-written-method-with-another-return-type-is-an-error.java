// clauses: EM-FWD-6
// claim: A hand-written method whose return type cannot be substituted for that of the interface is the language's own
//     error.
interface Foo { int m(); }
interface Generic<T> { T m(); }

emissary OfPrimitive(Foo foo) { public long m() { return 1; } }  // error
emissary OfVariable<E>(Generic<E> foo) { public Object m() { return 1; } }  // error
