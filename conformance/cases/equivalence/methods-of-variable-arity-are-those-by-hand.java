// clauses: EM-EQ-2, EM-FWD-3
// claim: An emissary has the class file of the class written by hand: varargs.
// together: same
//// Types.java
import java.util.*;
@SuppressWarnings("unchecked") interface Joiner<T> {
    String join(T... parts);
    String format(String pattern, int... numbers);
    <A> List<A> list(List<? extends A>... lists);
    void nested(T[]... all);
}
//// step 2: X.java
import java.util.*;
emissary X(Joiner<String> joiner);
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Joiner<String> {
    private final Joiner<String> joiner;
    X(Joiner<String> joiner) { this.joiner = joiner; }
    public String join(String... arg0) { return joiner.join(arg0); }
    public String format(String arg0, int... arg1) { return joiner.format(arg0, arg1); }
    public <A> List<A> list(List<? extends A>... arg0) { return joiner.list(arg0); }
    public void nested(String[]... arg0) { joiner.nested(arg0); }
}
