// clauses: EM-CONF-5, EM-DIAG-3
// claim: A method that several interfaces implemented by hand have is one error, in whatever order they are
//     written.
interface Foo { Object f() throws Exception; } interface Hand { String f(); }
interface Other { Object f(); } interface Sub extends Hand, Other {}

emissary HandFirst(Foo f) implements Hand, Other;  // error: method.required.result
emissary OtherFirst(Foo f) implements Other, Hand;  // error: method.required.result
@dev.emissary.Emissary(Foo.class) record InAnnotationForm(Foo f) implements Other, Hand {}  // error: method.required.result
emissary OfCommonSubinterface(Foo f) implements Sub;  // error: method.required.result
