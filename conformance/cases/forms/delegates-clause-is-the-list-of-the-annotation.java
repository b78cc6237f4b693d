// clauses: EM-FORM-2, EM-DEL-3, EM-FORM-3
// claim: A delegates clause means the list of the annotation, also beside an annotation that has none.
// prints: 3 Title, true
//// Main.java
import java.util.ArrayDeque;

class Main {
    public static void main(String[] args) {
        Object title = new Title("abc", 2);
        System.out.println(((CharSequence) title).length() + " " + title + ", " + new Work(new ArrayDeque<>()).isEmpty());
    }
}

//// Title.java
public emissary Title(String text, int edition) delegates CharSequence {
    private final String shown = "Title";

    @Override
    public String toString() {
        return shown;
    }
}

//// Work.java
public emissary Work(java.util.Queue<Runnable> queue) delegates java.util.Collection<Runnable>;

//// Marked.java
@dev.emissary.Emissary
public emissary Marked(String text) delegates CharSequence implements Comparable<Marked> {
    @Override
    public int compareTo(Marked other) {
        return 0;
    }
}

//// same: Title.java
@dev.emissary.Emissary(CharSequence.class)
public emissary Title(String text, int edition) {
    private final String shown = "Title";

    @Override
    public String toString() {
        return shown;
    }
}

//// same: Work.java
@dev.emissary.Emissary({java.util.Collection.class})
public emissary Work(java.util.Queue<Runnable> queue);

//// same: Marked.java
@dev.emissary.Emissary(CharSequence.class)
public emissary Marked(String text) implements Comparable<Marked> {
    @Override
    public int compareTo(Marked other) {
        return 0;
    }
}
