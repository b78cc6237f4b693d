// page: docs/decisions.md
//// theDelegateCallsItself
// result: 1 of 3
import java.util.*;
emissary X(Collection<String> c) {
    static int added;
    @Override public boolean add(String s) { added++; return c.add(s); }
    static Object result() {
        X x = new X(new ArrayList<>());
        x.add("a");
        x.addAll(List.of("b", "c"));
        return added + " of " + x.size();
    }
}
//// aCallbackGetsTheDelegate
// result: true
import java.util.function.Consumer;
interface Subject { void tell(Consumer<Subject> observer); }
class Real implements Subject { public void tell(Consumer<Subject> observer) { observer.accept(this); } }
emissary X(Subject subject) {
    static Object result() {
        Subject[] told = {null};
        new X(new Real()).tell(subject -> told[0] = subject);
        return told[0] instanceof Real;
    }
}
//// aMethodThatIsMadeToGiveTheDelegateAway
// result: true true true
interface Foo { <T> T unwrap(Class<T> type); Object self(); Foo[] all(); }
class Real implements Foo {
    public <T> T unwrap(Class<T> type) { return type.cast(this); }
    public Object self() { return this; }
    public Foo[] all() { return new Foo[] {this}; }
}
emissary X(Foo foo) {
    static Object result() {
        Foo real = new Real();
        X x = new X(real);
        return (x.unwrap(Real.class) == real) + " " + (x.self() == real) + " " + (x.all()[0] == real);
    }
}
//// whatTheDelegateMakesGetsAroundTheEmissary
// result: 1
import java.util.*;
emissary X(List<String> list) {
    @Override public String remove(int index) { throw new UnsupportedOperationException(); }
    static Object result() {
        X x = new X(new ArrayList<>(List.of("a", "b", "c")));
        Iterator<String> iterator = x.iterator();
        iterator.next();
        iterator.remove();
        x.subList(0, 1).clear();
        return x.size();
    }
}
//// anAnswerThatHappensToBeTheDelegate
// result: true true
interface Node { Node root(); }
record Branch(Node parent) implements Node {
    @Override public Node root() { return parent == null ? this : parent.root(); }
}
emissary X(Node node) {
    static Object result() {
        Node root = new Branch(null);
        X ofRoot = new X(root);
        X ofLeaf = new X(new Branch(root));
        return (ofRoot.root() == ofRoot) + " " + (ofLeaf.root() == root);
    }
}
//// equalsOfAListIsNotSymmetric
// result: true false
import java.util.List;
emissary X(List<Integer> list) {
    static Object result() {
        List<Integer> list = List.of(1, 2);
        X x = new X(list);
        return list.equals(x) + " " + x.equals(list);
    }
}
//// toStringOfACharacterSequenceIsNotItsCharacters
// result: true false false
emissary X(CharSequence text) {
    static Object result() {
        X x = new X("text");
        return "text".contentEquals(x) + " " + "text".contains(x) + " " + String.join("", x).equals("text");
    }
}
//// nothingIsCheckedForNull
// result: late
import java.util.function.Supplier;
emissary X(Supplier<String> source) {
    static Object result() {
        X x = new X(null);
        try {
            return x.get();
        } catch (NullPointerException late) {
            return "late";
        }
    }
}
//// theClassAroundAnEmissaryReadsItsFields
// result: true
public class X {
    private emissary Front(Runnable task) {}
    static Object result() {
        Runnable task = () -> {};
        return new Front(task).task == task;
    }
}
//// aDelegateThatReturnsAnotherOne
// result: true
interface Inner { int number(); }
interface Outer { Inner inner(); }
emissary Front(Outer outer, Inner inner);
public class X {
    static Object result() {
        Inner inner = () -> 7;
        return new Front(() -> inner, inner).inner() == inner;
    }
}
