// clauses: EM-FWD-3
// claim: A parameter whose class is nested in a parameterized class has the type arguments of that class, at any depth.
import java.util.List;

class Out<A> { class In { class Deep<B> {} } }

interface One<P> { <T> void m(T t, List<? extends Out<P>.In.Deep<T>> list); }
interface Other<P> { <U> void m(U u, List<? extends Out<P>.In.Deep<U>> list); }
interface Each extends One<String>, Other<String> {}

emissary Both(Each each);
emissary ByHand(One<String> one) implements Other<String>;

class Uses {
    <T> void use(Both both, ByHand byHand, T t, List<Out<String>.In.Deep<T>> list) {
        both.m(t, list);
        byHand.m(t, list);
    }
}
