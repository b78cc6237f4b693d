// clauses: EM-DIAG-3
// claim: A supertype with an error, behind a component of whatever kind, has the language's own error and no other.
interface Top<T> { T top(); }
abstract class Left<A> implements Top<A, A> {}  // one error
interface Sub<A> extends Top<A, A> { A sub(); }  // one error
@dev.emissary.Emissary(Top.class) record Listed(Left<Long> left) {}
emissary Named(Left<Long> left) implements Top<Long>;
emissary Bounded<T extends Left<Long>>(T left) implements Top<Long>;
emissary Implicit(Sub<Long> sub);
