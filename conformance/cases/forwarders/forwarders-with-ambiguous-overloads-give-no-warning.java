// clauses: EM-FWD-3
// claim: Forwarders with ambiguous overloads give no warning.
//// Foo.java
import java.util.concurrent.*;
import java.util.function.*;
@SuppressWarnings("overloads")
public interface Foo {
    void run(Runnable r); Object run(Callable<?> c);
    void test(Predicate<String> p); void test(Function<String, Boolean> f);
}
//// step 2: X.java
public emissary X(Foo foo);
