// clauses: EM-CONF-1, EM-DEL-3, EM-DIAG-3
// claim: A method that two delegates or more supply is one error, however they come to serve its interface,
//     inherited twice too.
interface A { void f(); } interface B { void f(); }
emissary OfThree(A a, B b, A c);  // error: method.conflict
emissary OfFour(Runnable a, Runnable b, Runnable c, Runnable d);  // error: method.conflict
emissary OfTypes(Runnable a, Runnable b);  // error: method.conflict
emissary OfTypeAndNamedClass(Runnable a, Thread b) implements Runnable;  // error: method.conflict
@dev.emissary.Emissary(Runnable.class) emissary OfTypeAndList(Runnable a, Thread b);  // error: method.conflict
@dev.emissary.Emissary(Runnable.class) emissary OfTwoListed(Thread a, String s, Thread b);  // error: method.conflict
@dev.emissary.Emissary record InAnnotationForm(Runnable a, Runnable b) {}  // error: method.conflict
emissary OfVariable<T extends Runnable>(T a, Runnable b) implements Runnable;  // error: method.conflict
interface Typed { void m(java.util.List<String> l); } interface Raw { void m(java.util.List l); }
interface Both extends Typed, Raw {}
emissary OfInheritedTwice(Both a, Typed b);  // error: method.conflict
