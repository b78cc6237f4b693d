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
// run:
System.out.println(new OfBefore(new Before()).state() + " " + new OfAfter(new After()).state());

//// case: new-method-is-forwarded-unseen
// methods of View:
//     public int get()
//     public void reset()
//     public void set(int)
// options: lint=off
interface Cell { int get(); void set(int i); default void reset() { set(0); } }
emissary View(Cell cell) { @Override public void set(int i) { throw new UnsupportedOperationException(); } }

//// case: default-method-of-a-later-interface-is-not-forwarded-before-recompilation
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
// options: lint=off
// given: Serialized
// warnings: any
// prints:
//     Old with the secret
//     Recompiled refused
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
        Serialized.print(new Old(new Main()), new Recompiled(new Main()));
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
// run:
Foo real = new Real();
Front front = new Front(real);
boolean unwrapped = front.unwrap(Real.class) == real;
System.out.println(unwrapped + " " + (front.self() == real) + " " + (front.all()[0] == real));

//// case: answer-that-happens-to-be-the-delegate (EM-FWD-5)
// claim: An answer that is the delegate is replaced also where the method does not mean to return itself.
// prints: true true
interface Node { Node root(); }
record Branch(Node parent) implements Node {
    @Override public Node root() { return parent == null ? this : parent.root(); }
}
emissary View(Node node);
// run:
Node root = new Branch(null);
View ofRoot = new View(root);
System.out.println((ofRoot.root() == ofRoot) + " " + (new View(new Branch(root)).root() == root));

//// case: reflection-in-the-same-module-gets-and-replaces-the-delegate (EM-ENC-6)
// prints: one 5
public emissary Text(CharSequence text) {}
// run:
Text emissary = new Text("one");
var field = Text.class.getDeclaredField("text");
field.setAccessible(true);
Object got = field.get(emissary);
field.set(emissary, "three");
System.out.println(got + " " + emissary.length());

//// case: method-that-no-call-in-java-selects-is-forwarded-and-cannot-be-written (EM-FWD-4)
// prints: List
import java.lang.reflect.Proxy;
import java.util.*;
@SuppressWarnings("rawtypes") interface Sink { String m(Collection<?> c); String m(List l); }
emissary Front(Sink sink);
// run:
Sink sink = new Front((Sink) Proxy.newProxyInstance(Main.class.getClassLoader(), new Class<?>[] {Sink.class},
        (proxy, method, all) -> method.getParameterTypes()[0].getSimpleName()));
System.out.println(Sink.class.getMethod("m", List.class).invoke(sink, List.of()));
