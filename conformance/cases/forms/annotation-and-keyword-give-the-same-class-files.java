// clauses: EM-FORM-3, EM-FORM-1, EM-FORM-2
// claim: The annotation form and the keyword form of a declaration give the same class files.
// together: same
//// Names.java
interface Names<T> {
    T first();

    default int count() {
        return 1;
    }
}
//// step 2: Label.java
emissary Label<T extends Comparable<T>>(Names<T> names, Runnable task) implements Comparable<Label<T>> {
    static int created;
    final String text;

    Label {
        text = names.toString();
        created++;
    }

    @Override
    public int compareTo(Label<T> other) {
        return text.compareTo(other.text);
    }
}
//// same: Label.java
@dev.emissary.Emissary
record Label<T extends Comparable<T>>(Names<T> names, Runnable task) implements Comparable<Label<T>> {
    static int created;
    final String text;

    Label {
        text = names.toString();
        created++;
    }

    @Override
    public int compareTo(Label<T> other) {
        return text.compareTo(other.text);
    }
}
//// step 2: Outer.java
import java.util.*;
import java.util.function.*;
class Outer {
    emissary Bounds<K extends Comparable<K>, V extends Map<K, ? extends List<List<V>>>>(Map<K, V> m, Runnable r) {}
    emissary Closing(Thread t) implements Runnable, AutoCloseable { public void close() {} int n() { return 1; } }
    emissary Nested(Runnable r) { emissary B(Runnable q) { emissary C(Runnable f) {} } interface I {} enum E { X } record R(int i) {} }
    emissary Constructors(Runnable r) { Constructors(Runnable r) { this.r = r; } Constructors() { this(null); } }
    private static final emissary M(Runnable r) {}
    protected @Deprecated emissary N(@SuppressWarnings("unused") Runnable r) { final int x = 1; private final String y; N { y = ""; } }
    interface In { emissary M(Runnable r) {} }
    Runnable m() { emissary L(Runnable r) {} return new L(null); }
    Supplier<Runnable> s = () -> { emissary L(Runnable r) {} return new L(null); };
}
//// same: Outer.java
import java.util.*;
import java.util.function.*;
class Outer {
    @dev.emissary.Emissary record Bounds<K extends Comparable<K>, V extends Map<K, ? extends List<List<V>>>>(Map<K, V> m, Runnable r) {}
    @dev.emissary.Emissary record Closing(Thread t) implements Runnable, AutoCloseable { public void close() {} int n() { return 1; } }
    @dev.emissary.Emissary record Nested(Runnable r) { @dev.emissary.Emissary record B(Runnable q) { @dev.emissary.Emissary record C(Runnable f) {} } interface I {} enum E { X } record R(int i) {} }
    @dev.emissary.Emissary record Constructors(Runnable r) { Constructors(Runnable r) { this.r = r; } Constructors() { this(null); } }
    private static final @dev.emissary.Emissary record M(Runnable r) {}
    protected @Deprecated @dev.emissary.Emissary record N(@SuppressWarnings("unused") Runnable r) { final int x = 1; private final String y; N { y = ""; } }
    interface In { @dev.emissary.Emissary record M(Runnable r) {} }
    Runnable m() { @dev.emissary.Emissary record L(Runnable r) {} return new L(null); }
    Supplier<Runnable> s = () -> { @dev.emissary.Emissary record L(Runnable r) {} return new L(null); };
}
