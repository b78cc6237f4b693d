// clauses: EM-CONF-1
// claim: A method that three delegates or more supply is one error.
interface A { void f(); } interface B { void f(); }
emissary E(A a, B b, A c);  // error: method.conflict
emissary F(Runnable a, Runnable b, Runnable c, Runnable d);  // error: method.conflict
