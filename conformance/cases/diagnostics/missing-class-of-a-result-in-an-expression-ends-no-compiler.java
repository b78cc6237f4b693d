// clauses: EM-DIAG-3
// claim: A forwarder whose result is of a class that does not exist, called in an expression, is an error and no more.
interface Names { String text(); Missing self(); }  // error somewhere
emissary Front(Names names);
class Main { String text(Front front) { return front.text() + " " + front.self(); } }
