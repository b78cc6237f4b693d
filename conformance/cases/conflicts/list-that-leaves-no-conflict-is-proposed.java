// The list that several conflicts propose.
// clauses: EM-CONF-1, EM-DIAG-1

//// case: list-that-leaves-no-conflict-is-proposed
// claim: Several conflicts begin with their number and with the list that leaves none, if there is one.
// says:
//     2 methods of twice are also supplied by a; declare each of them in the body
//     2 methods of second are also supplied by a; with delegates X.L there is no conflict, and a is private state
//     2 methods of first are also supplied by a; with delegates X.L there is no conflict, and first is private state
//     2 methods of two are also supplied by a, b; declare each of them in the body
//     2 methods of beside are also supplied by a; with delegates X.I, Runnable there is no conflict, and beside is private state
//     2 methods of listed are also supplied by a; with @dev.emissary.Emissary(X.I.class) there is no conflict, and listed is private state
//     2 methods of clause are also supplied by a; with delegates X.I there is no conflict, and clause is private state
//     2 methods of named are also supplied by a; declare each of them in the body
class X { interface J { void m(); } interface K { void n(); } interface I extends J, K { } interface L extends I { } interface M { void m(); void n(); } static class C implements I { public void m() { } public void n() { } } }

class Twice extends X { emissary A(I a, I twice); }  // error: method.conflict, method.conflict
class Second extends X { emissary A(I a, L second); }  // error: method.conflict, method.conflict
class First extends X { emissary A(L a, I first); }  // error: method.conflict, method.conflict
class Two extends X { emissary A(J a, K b, I two); }  // error: method.conflict, method.conflict
class Beside extends X { emissary A(I a, M beside, Runnable r); }  // error: method.conflict, method.conflict
class Listed extends X { @dev.emissary.Emissary({I.class, M.class}) emissary A(I a, M listed); }  // error: method.conflict, method.conflict
class InAClause extends X { emissary A(I a, M clause) delegates I, M { } }  // error: method.conflict, method.conflict
class Named extends X { emissary A(C a, M named) implements I; }  // error: method.conflict, method.conflict
