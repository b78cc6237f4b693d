// clauses: EM-FWD-3
// claim: Forwarders of overloads that a lambda cannot tell apart do not warn.
import java.util.function.*;
@SuppressWarnings("overloads") interface Foo<K> {
    void f(IntFunction<String> f); void f(DoubleFunction<String> f);
    void g(K k, Function<K, K> f); void g(K k, ToIntFunction<K> f);
}
emissary X<K>(Foo<K> foo);
