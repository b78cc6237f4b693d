// What an emissary does not do: prices in bold of docs/decisions.md.
// clauses: EM-FWD-1

//// case: what-a-class-has-beyond-its-interfaces-is-not-forwarded (EM-DEL-2)
emissary Text(StringBuilder text) implements CharSequence;
class User { Object reversed(Text text) { return text.reverse(); } }  // error

//// case: interface-of-the-implements-clause-may-become-a-delegated-one (EM-DEL-2)
// claim: A class that begins to implement a listed interface names its component for it; its methods replace defaults.
// prints: own the job's
interface Named { String name(); }
interface Task { default String state() { return "own"; } }
class Before implements Named {
    public String name() { return "job"; }
    public String state() { return "the job's"; }
}
class After extends Before implements Task {}
emissary OfBefore(Before job) implements Named, Task;
emissary OfAfter(After job) implements Named, Task;
class Main {
    public static void main(String[] arguments) {
        System.out.println(new OfBefore(new Before()).state() + " " + new OfAfter(new After()).state());
    }
}

//// case: new-method-is-forwarded-unseen
// claim: A view that replaces every method that changes something forwards the next such method.
// methods of View:
//     public int get()
//     public void reset()
//     public void set(int)
// options: lint=off
interface Cell { int get(); void set(int i); default void reset() { set(0); } }
emissary View(Cell cell) { @Override public void set(int i) { throw new UnsupportedOperationException(); } }

//// case: default-method-of-a-later-interface-is-not-forwarded-before-recompilation
// claim: An emissary that is not compiled anew has the default method of the interface, not the delegate's own.
// prints: interface delegate
//// Named.java
public interface Named { void f(); }
//// Old.java
public emissary Old(Named named);
//// step 2: Named.java
public interface Named { void f(); default String name() { return "interface"; } }
//// step 2: Main.java
emissary Recompiled(Named named);
class Main implements Named {
    @Override public void f() {}
    @Override public String name() { return "delegate"; }
    public static void main(String[] arguments) {
        System.out.println(new Old(new Main()).name() + " " + new Recompiled(new Main()).name());
    }
}

//// case: interface-that-becomes-serializable-opens-an-emissary-that-is-not-recompiled (EM-CLASS-5, EM-ENC-4)
// claim: An emissary that is not compiled anew after an interface has become serializable is written with its delegate.
// options: lint=off
// given: Serialized
// warnings: any
// prints:
//     with the secret
//     refused
//// Text.java
public interface Text { String text(); }
//// Old.java
public emissary Old(Text text);
//// step 2: Text.java
public interface Text extends java.io.Serializable { String text(); }
//// step 2: Main.java
emissary Recompiled(Text text);
class Main implements Text {
    private final String text = "SECRET";
    @Override public String text() { return text; }
    public static void main(String[] arguments) throws Exception {
        System.out.println(Serialized.written(new Old(new Main())));
        System.out.println(Serialized.written(new Recompiled(new Main())));
    }
}

//// case: delegate-calls-itself
// claim: The delegate calls its own methods, not those that the emissary declares.
// options: lint=off
// prints: 1 of 3
import java.util.*;
emissary Counting(Collection<String> c) {
    static int added;
    @Override public boolean add(String s) { added++; return c.add(s); }
}
class Main {
    public static void main(String[] arguments) {
        Counting counting = new Counting(new ArrayList<>());
        counting.add("a");
        counting.addAll(List.of("b", "c"));
        System.out.println(Counting.added + " of " + counting.size());
    }
}

//// case: callback-gets-the-delegate
// claim: A delegate that passes itself to a listener passes the delegate.
// prints: true
import java.util.function.Consumer;
interface Subject { void tell(Consumer<Subject> observer); }
class Real implements Subject { public void tell(Consumer<Subject> observer) { observer.accept(this); } }
emissary Front(Subject subject);
class Main {
    public static void main(String[] arguments) {
        new Front(new Real()).tell(subject -> System.out.println(subject instanceof Real));
    }
}

//// case: method-that-is-made-to-give-the-delegate-away
// claim: A delegate comes out as the result of a type variable, as an Object, and in an array.
// options: lint=off
// prints: true true true
interface Foo { <T> T unwrap(Class<T> type); Object self(); Foo[] all(); }
class Real implements Foo {
    public <T> T unwrap(Class<T> type) { return type.cast(this); }
    public Object self() { return this; }
    public Foo[] all() { return new Foo[] {this}; }
}
emissary Front(Foo foo);
class Main {
    public static void main(String[] arguments) {
        Foo real = new Real();
        Front front = new Front(real);
        boolean unwrapped = front.unwrap(Real.class) == real;
        System.out.println(unwrapped + " " + (front.self() == real) + " " + (front.all()[0] == real));
    }
}

//// case: what-the-delegate-makes-gets-around-the-emissary
// claim: An iterator or a sublist of the delegate changes the delegate without a call of the emissary.
// options: lint=off
// prints: 1
import java.util.*;
emissary Kept(List<String> list) {
    @Override public String remove(int index) { throw new UnsupportedOperationException(); }
}
class Main {
    public static void main(String[] arguments) {
        Kept kept = new Kept(new ArrayList<>(List.of("a", "b", "c")));
        Iterator<String> iterator = kept.iterator();
        iterator.next();
        iterator.remove();
        kept.subList(0, 1).clear();
        System.out.println(kept.size());
    }
}

//// case: answer-that-happens-to-be-the-delegate (EM-FWD-5)
// claim: An answer that is the delegate is replaced also where the method does not mean to return itself.
// prints: true true
interface Node { Node root(); }
record Branch(Node parent) implements Node {
    @Override public Node root() { return parent == null ? this : parent.root(); }
}
emissary View(Node node);
class Main {
    public static void main(String[] arguments) {
        Node root = new Branch(null);
        View ofRoot = new View(root);
        System.out.println((ofRoot.root() == ofRoot) + " " + (new View(new Branch(root)).root() == root));
    }
}

//// case: equals-of-a-list-is-not-symmetric (EM-FWD-2)
// claim: A list equals an emissary of it, which does not equal the list.
// options: lint=off
// prints: true false
import java.util.List;
emissary Numbers(List<Integer> list);
class Main {
    public static void main(String[] arguments) {
        List<Integer> list = List.of(1, 2);
        Numbers numbers = new Numbers(list);
        System.out.println(list.equals(numbers) + " " + numbers.equals(list));
    }
}

//// case: tostring-of-a-character-sequence-is-not-its-characters (EM-FWD-2)
// options: lint=off
// prints: true false false
emissary Text(CharSequence text);
class Main {
    public static void main(String[] arguments) {
        Text text = new Text("text");
        boolean joined = String.join("", text).equals("text");
        System.out.println("text".contentEquals(text) + " " + "text".contains(text) + " " + joined);
    }
}

//// case: nothing-is-checked-for-null (EM-CTOR-1)
// claim: A constructor takes null, and the first call fails.
// prints: late
import java.util.function.Supplier;
emissary Source(Supplier<String> source);
class Main {
    public static void main(String[] arguments) {
        Source source = new Source(null);
        try {
            source.get();
        } catch (NullPointerException late) {
            System.out.println("late");
        }
    }
}

//// case: reflection-in-the-same-module-gets-and-replaces-the-delegate (EM-ENC-6)
// prints: one 5
public emissary Text(CharSequence text) {}
class Main {
    public static void main(String[] arguments) throws ReflectiveOperationException {
        Text emissary = new Text("one");
        var field = Text.class.getDeclaredField("text");
        field.setAccessible(true);
        Object got = field.get(emissary);
        field.set(emissary, "three");
        System.out.println(got + " " + emissary.length());
    }
}

//// case: any-class-can-extend-the-common-superclass (EM-CLASS-1)
// class Impostor: class Impostor extends dev.emissary.lang.Emissary
class Impostor extends dev.emissary.lang.Emissary { Object given = new Object(); }

//// case: method-that-no-call-in-java-selects-is-forwarded-and-cannot-be-written (EM-FWD-4)
// claim: A method that a call of the delegate would find ambiguous is forwarded.
// prints: List
import java.lang.reflect.Proxy;
import java.util.*;
@SuppressWarnings("rawtypes") interface Sink { String m(Collection<?> c); String m(List l); }
emissary Front(Sink sink);
class Main {
    public static void main(String[] arguments) throws ReflectiveOperationException {
        Sink sink = new Front((Sink) Proxy.newProxyInstance(Main.class.getClassLoader(), new Class<?>[] {Sink.class},
                (proxy, method, all) -> method.getParameterTypes()[0].getSimpleName()));
        System.out.println(Sink.class.getMethod("m", List.class).invoke(sink, List.of()));
    }
}
