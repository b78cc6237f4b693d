package lint;

import dev.emissary.lang.Emissary;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.IntFunction;

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

@SuppressWarnings("removal")
final class Lint extends Emissary implements Old {
    private final Old old;

    Lint(Old old) {
        this.old = old;
    }

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
    public List raw(Class arg0) {
        return old.raw(arg0);
    }

    @SuppressWarnings("unchecked")
    @Override
    public <T> void generic(List<T>... arg0) {
        old.generic(arg0);
    }
}

@SuppressWarnings({"unused", "serial", "try"})
final class Closing extends Emissary implements Source {
    private final Source source;

    Closing(Source source) {
        this.source = source;
    }

    @Override
    public void close() throws Exception {
        source.close();
    }

    private void writeObject(ObjectOutputStream arg0) throws NotSerializableException {
        throw new NotSerializableException("lint.Closing");
    }

    private void readObject(ObjectInputStream arg0) throws NotSerializableException {
        throw new NotSerializableException("lint.Closing");
    }
}

@SuppressWarnings("try")
interface Source extends AutoCloseable, java.io.Serializable {}

@SuppressWarnings("overloads")
interface Functions {
    void take(java.util.function.IntFunction<String> function);

    void take(java.util.function.DoubleFunction<String> function);
}

@SuppressWarnings("overloads")
final class Overloads extends Emissary implements Functions {
    private final Functions functions;

    Overloads(Functions functions) {
        this.functions = functions;
    }

    @Override
    public void take(IntFunction<String> arg0) {
        functions.take(arg0);
    }

    @Override
    public void take(DoubleFunction<String> arg0) {
        functions.take(arg0);
    }
}
