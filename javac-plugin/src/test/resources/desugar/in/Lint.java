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

@SuppressWarnings("unused")
@Emissary
record Closing(Source source) {}

@SuppressWarnings("try")
interface Source extends AutoCloseable, java.io.Serializable {}

@SuppressWarnings("overloads")
interface Functions {
    void take(java.util.function.IntFunction<String> function);

    void take(java.util.function.DoubleFunction<String> function);
}

@Emissary
record Overloads(Functions functions) {}
