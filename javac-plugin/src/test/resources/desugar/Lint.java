// shows: Deprecation is carried, and forwarders cause no warning, of overloads either
// clauses: EM-FWD-3, EM-EQ-1
//// Lint.java
package lint;

import dev.emissary.Emissary;
import java.util.List;

@SuppressWarnings("overloads")
interface Old {
    /** @deprecated for a reason */
    @Deprecated(since = "1", forRemoval = true)
    void gone();

    @Deprecated
    int old();

    @SuppressWarnings("rawtypes")
    List raw(Class type);

    @SuppressWarnings("unchecked")
    <T> void generic(List<T>... lists);

    void take(java.util.function.IntFunction<String> function);

    void take(java.util.function.DoubleFunction<String> function);
}

@Emissary
record Lint(Old old) {}
//// plain: Lint.java
package lint;

import dev.emissary.lang.Emissary;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.IntFunction;

@SuppressWarnings("overloads")
interface Old {
    /** @deprecated for a reason */
    @Deprecated(since = "1", forRemoval = true)
    void gone();

    @Deprecated
    int old();

    @SuppressWarnings("rawtypes")
    List raw(Class type);

    @SuppressWarnings("unchecked")
    <T> void generic(List<T>... lists);

    void take(java.util.function.IntFunction<String> function);

    void take(java.util.function.DoubleFunction<String> function);
}

final class Lint extends Emissary implements Old {
    private final Old old;

    Lint(Old old) {
        this.old = old;
    }

    @SuppressWarnings("removal")
    @Deprecated(since = "1", forRemoval = true)
    @Override
    public void gone() {
        old.gone();
    }

    @Deprecated
    @Override
    public int old() {
        return old.old();
    }

    @SuppressWarnings("rawtypes")
    @Override
    public List raw(Class type) {
        return old.raw(type);
    }

    @SuppressWarnings("unchecked")
    @Override
    public <T> void generic(List<T>... lists) {
        old.generic(lists);
    }

    @SuppressWarnings("overloads")
    @Override
    public void take(IntFunction<String> function) {
        old.take(function);
    }

    @SuppressWarnings("overloads")
    @Override
    public void take(DoubleFunction<String> function) {
        old.take(function);
    }
}
