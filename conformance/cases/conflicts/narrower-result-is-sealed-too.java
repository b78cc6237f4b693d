// clauses: EM-CONF-5, EM-FWD-5
// claim: A result that is narrower than the delegate's is sealed too.
// together: same
//// Types.java
interface Foo { Object self(); }
interface Hand { Foo self(); }
class Impl implements Foo { public Impl self() { return this; } }
//// step 2: X.java
emissary X(Impl impl) implements Foo, Hand;
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo, Hand {
    private final Impl impl;
    X(Impl impl) { this.impl = impl; }
    public Foo self() { Foo result = impl.self(); return result == impl ? this : result; }
}
