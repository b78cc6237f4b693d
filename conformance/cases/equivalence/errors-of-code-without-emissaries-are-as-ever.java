// clauses: EM-EQ-3, EM-DIAG-3
// claim: A program without an emissary has the errors that it has without them, in the same order.
// plain: same
record Names(Missing names) {}  // error

class Sub extends Names {}  // error

class User {
    int f() { return ""; }  // error
}
