// clauses: EM-EQ-2, EM-FWD-3
// claim: An emissary has the class file of the class written by hand: type parameters that bound each other.
// together: same
//// Types.java
interface G<N extends G.Node<N, E>, E extends G.Edge<N, E>> {
    interface Node<N, E> {} interface Edge<N, E> {}
    <T extends G<N, E>> T copy(T to); N node(E edge); G<N, E> sub(java.util.function.Predicate<? super N> p);
    <M extends Node<M, F>, F extends Edge<M, F>> G<M, F> map(java.util.function.Function<N, M> n, java.util.function.Function<E, F> f);
}
//// step 2: X.java
emissary X<N extends G.Node<N, E>, E extends G.Edge<N, E>>(G<N, E> g);
//// same: X.java
final class X<N extends G.Node<N, E>, E extends G.Edge<N, E>> extends dev.emissary.lang.Emissary implements G<N, E> {
    private final G<N, E> g;
    X(G<N, E> g) { this.g = g; }
    public <T extends G<N, E>> T copy(T arg0) { return g.copy(arg0); }
    public N node(E arg0) { return g.node(arg0); }
    public G<N, E> sub(java.util.function.Predicate<? super N> arg0) { G<N, E> r = g.sub(arg0); return r == g ? this : r; }
    public <M extends G.Node<M, F>, F extends G.Edge<M, F>> G<M, F> map(java.util.function.Function<N, M> arg0, java.util.function.Function<E, F> arg1) {
        return g.map(arg0, arg1);
    }
}
