// clauses: EM-CONF-5, EM-DIAG-3
// claim: Several interfaces that ask for the same are one error.
//// p1/Case.java
package p1;
interface Foo { Object f() throws Exception; } interface Hand { String f(); }
interface Other { Object f(); } interface Sub extends Hand, Other {}
emissary E(Foo f) implements Hand, Other;  // error: method.required.result
//// p2/Case.java
package p2;
interface Foo { Object f() throws Exception; } interface Hand { String f(); }
interface Other { Object f(); } interface Sub extends Hand, Other {}
emissary E(Foo f) implements Other, Hand;  // error: method.required.result
//// p3/Case.java
package p3;
interface Foo { Object f() throws Exception; } interface Hand { String f(); }
interface Other { Object f(); } interface Sub extends Hand, Other {}
@dev.emissary.Emissary(Foo.class) record E(Foo f) implements Other, Hand {}  // error: method.required.result
//// p4/Case.java
package p4;
interface Foo { Object f() throws Exception; } interface Hand { String f(); }
interface Other { Object f(); } interface Sub extends Hand, Other {}
emissary E(Foo f) implements Sub;  // error: method.required.result
