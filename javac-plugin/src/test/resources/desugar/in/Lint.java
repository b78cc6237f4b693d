// shows: Deprecation is carried, and forwarders cause no warning
// clauses: EM-FWD-3, EM-EQ-1
package lint;

import dev.emissary.Emissary;
import java.util.List;

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
}

@Emissary
record Lint(Old old) {}
