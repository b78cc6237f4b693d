// The annotation form and the keyword form, which mean the same.
// clauses: EM-FORM-3
// imports: java.util.*, java.util.function.*

//// case: annotation-and-keyword-give-the-same-class-files (EM-FORM-3, EM-FORM-1, EM-FORM-2)
// together: same
// forms: same
//// Names.java
interface Names<T> {
    T first();
    default int count() { return 1; }
}
//// step 2: Label.java
emissary Label<T extends Comparable<T>>(Names<T> names, Runnable task) implements Comparable<Label<T>> {
    static int created;
    final String text;
    Label {
        text = names.toString();
        created++;
    }
    @Override public int compareTo(Label<T> other) { return text.compareTo(other.text); }
}
//// step 2: Outer.java
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

//// case: both-forms-record-the-annotation-once (EM-FORM-3, EM-FORM-2)
// annotations of A, B, C, X$E, X$1F: @dev.emissary.Emissary
// annotations of G, H: @dev.emissary.Emissary[value, [Ljava/lang/Runnable;]]
// annotations of D:
//     @java.lang.Deprecated
//     @dev.emissary.Emissary
import dev.emissary.Emissary;
emissary A(Runnable r);
@Emissary record B(Runnable r) {}
@Emissary emissary C(Runnable r);
emissary G(Runnable r) delegates Runnable;
@Emissary emissary H(Thread r) delegates Runnable;
@Deprecated emissary D(Runnable r);
class X { emissary E(Runnable r); void m() { emissary F(Runnable r); } }

//// case: forms-combine (EM-FORM-3, EM-DEL-3)
// claim: The keyword form may have the annotation, with a list of interfaces.
// class AsText: final class AsText extends dev.emissary.lang.Emissary implements CharSequence
//// AsText.java
@dev.emissary.Emissary(CharSequence.class)
emissary AsText(String text);
//// same: AsText.java
@dev.emissary.Emissary(CharSequence.class)
record AsText(String text) {}

//// case: keyword-form-records-the-annotation-that-another-type-of-its-name-hides
// annotations of A: @dev.emissary.Emissary
class Emissary {}
emissary A(Runnable r);

//// case: record-without-a-body-stays-an-error
//// Annotated.java
import dev.emissary.Emissary;
@Emissary record Annotated(Runnable task);  // one error
//// Plain.java
emissary Beside(Runnable task);
record Plain(Runnable task);  // one error
