// The delegates clause.
// clauses: EM-FORM-2

//// case: delegates-clause-after-the-implements-clause-is-an-error
emissary Late(Runnable task) implements Cloneable delegates Runnable {}  // error: list.order
emissary Named<delegates extends Comparable<delegates>>(String text) implements java.util.RandomAccess delegates CharSequence;  // error: list.order

//// case: delegates-clause-is-the-list-of-the-annotation (EM-FORM-2, EM-DEL-3, EM-FORM-3)
// prints: 3 Title, true
//// Main.java
import java.util.ArrayDeque;
// run:
Object title = new Title("abc", 2);
System.out.println(((CharSequence) title).length() + " " + title + ", " + new Work(new ArrayDeque<>()).isEmpty());
//// Title.java
public emissary Title(String text, int edition) delegates CharSequence {
    private final String shown = "Title";
    @Override public String toString() { return shown; }
}
//// Work.java
public emissary Work(java.util.Queue<Runnable> queue) delegates java.util.Collection<Runnable>;
//// Marked.java
@dev.emissary.Emissary
public emissary Marked(String text) delegates CharSequence implements Comparable<Marked> {
    @Override public int compareTo(Marked other) { return 0; }
}
//// same: Title.java
@dev.emissary.Emissary(CharSequence.class)
public emissary Title(String text, int edition) {
    private final String shown = "Title";
    @Override public String toString() { return shown; }
}
//// same: Work.java
@dev.emissary.Emissary({java.util.Collection.class})
public emissary Work(java.util.Queue<Runnable> queue);
//// same: Marked.java
@dev.emissary.Emissary(CharSequence.class)
public emissary Marked(String text) implements Comparable<Marked> {
    @Override public int compareTo(Marked other) { return 0; }
}

//// case: delegates-clause-may-stand-anywhere-in-any-layout (EM-FORM-2, EM-FORM-4)
// class delegates.Main$Member:
//     static final class delegates.Main$Member extends dev.emissary.lang.Emissary implements CharSequence, Runnable
// class delegates.Main$Generic:
//     static final class delegates.Main$Generic<delegates extends CharSequence> extends dev.emissary.lang.Emissary implements CharSequence
// prints: 3 true
//// delegates/Main.java
public class Main {
    emissary Member(String delegates, Thread thread) // a header
            delegates // a clause: implements, {
                    java.lang. /* ; */ CharSequence,
                    Runnable /* implements */ {}
    emissary Generic<delegates extends CharSequence>(delegates of, int number) \u0064elegates Char\u0053equence;
    public static void main() {
        emissary Local(String text)delegates/* */Comparable<String>/* */implements Cloneable{ }
        Comparable<String> local = new Local("b");
        System.out.println(new Member("abc", null).length() + " " + (local.compareTo("a") > 0));
    }
}
//// Main.java
// run:
delegates.Main.main();

//// case: delegates-clause-of-a-record-without-annotation-is-an-error
record Plain(Runnable task) delegates Runnable {}  // any error

//// case: delegates-clause-of-a-record-is-an-error
@dev.emissary.Emissary record Old(Runnable task) delegates Runnable {}  // any error
@dev.emissary.Emissary record Late(String text) implements java.util.RandomAccess delegates Comparable<String>, CharSequence {}  // any error

//// case: delegates-clause-of-another-form-is-an-error
//// Empty.java
emissary Empty(Runnable task) delegates {}  // error: keyword.word
//// EmptyBeforeImplements.java
emissary EmptyBeforeImplements(Runnable task) delegates implements Cloneable {}  // error: keyword.word
//// Comma.java
emissary Comma(Runnable task) delegates Runnable, {}  // error: keyword.word
//// Primitive.java
emissary Primitive(Runnable task) delegates Runnable, int {}  // error: keyword.word
//// Twice.java
emissary Twice(String text) delegates CharSequence delegates Comparable {}  // error: keyword.word

//// case: delegates-clause-with-annotations-is-an-error
//// First.java
emissary First(Runnable task) delegates @Deprecated Runnable {}  // error: keyword.word
//// Second.java
emissary Second(String text) delegates CharSequence, @Deprecated Comparable {}  // any error

//// case: delegates-is-a-name-everywhere-else
// claim: The word delegates is an ordinary identifier everywhere but after a header.
// prints: 2
class Main {
    interface delegates<T> { int delegates(); }
    emissary Both(delegates<String> delegates, String text) delegates delegates<String>;
    static int delegates(int delegates) { return delegates + 1; }
    public static void main(String[] args) {
        delegates<String> delegates = () -> delegates(1);
        System.out.println(new Both(delegates, "").delegates());
    }
}
