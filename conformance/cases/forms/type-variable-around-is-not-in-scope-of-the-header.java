// clauses: EM-FORM-4
// claim: A type variable of what an emissary stands in is not in scope of its header.
class OfClass {
    class P<T> { emissary A(Comparable<T> c); }  // error
}
class OfClassInMethod {
    class P<T> { void m() { emissary A(Comparable<T> c); } }  // error
}
class OfMethod {
    class P { <T> void m() { emissary A(Comparable<T> c); } }  // error
}
class OfClassAsComponent {
    class P<T> { emissary A(T c) implements Runnable { public void run() {} } }  // error
}
