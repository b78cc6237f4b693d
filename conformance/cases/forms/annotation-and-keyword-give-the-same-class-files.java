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
