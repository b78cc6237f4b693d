// clauses: EM-CONF-2
// claim: A hand-written method whose return type cannot be substituted for both is the language's own error.
class Wider {
    interface A { Object f(); } interface B { String f(); }
    emissary E(A a, B b) { public Object f() { throw new Error(); } }  // error
}
class OneOfTwoInterfaces {
    interface A { Runnable f(); } interface B { AutoCloseable f(); }
    emissary E(A a, B b) { public Runnable f() { throw new Error(); } }  // error
}
class IntAndString {
    interface A { int f(); } interface B { String f(); }
    emissary E(A a, B b) { public int f() { throw new Error(); } }  // error
}
class IntAndLong {
    interface A { int f(); } interface B { long f(); }
    emissary E(A a, B b) { public long f() { throw new Error(); } }  // error
}
class VoidAndObject {
    interface A { void f(); } interface B { Object f(); }
    emissary E(A a, B b) { public void f() { throw new Error(); } }  // error
}
