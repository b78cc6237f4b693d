// Explicit canonical constructors.
// clauses: EM-CTOR-3
// imports: java.util.*

//// case: component-field-that-the-canonical-constructor-leaves-unassigned-is-an-error
emissary Front(Runnable task, AutoCloseable other) {
    Front(Runnable task, AutoCloseable other) { this.task = task; }  // one error
}

//// case: explicit-canonical-constructor-can-be-hidden-behind-another
// constructors of impl.MyComponent:
//     private MyComponent(api.MyComponent)
//     public MyComponent()
// prints: 42
//// api/MyComponent.java
public interface MyComponent { int answer(); }
//// impl/MyComponent.java
public emissary MyComponent(api.MyComponent comp) {
    private MyComponent(api.MyComponent comp) { this.comp = comp; }
    public MyComponent() { this(new MyComponentImpl()); }
}
class MyComponentImpl implements api.MyComponent { public int answer() { return 42; } }
//// Main.java
// run:
System.out.println(new impl.MyComponent().answer());

//// case: explicit-canonical-constructor-has-the-types-however-they-are-written
// constructors of Qualified: Qualified(java.util.List<String>, Runnable)
// constructors of Annotated: Annotated(java.util.List<String>, Runnable)
// constructors of Branching: Branching(java.util.List<String>, Runnable)
emissary Qualified(List<String> list, Runnable task) {
    Qualified(java.util.List<java.lang.String> list, Runnable task) { this.list = list; this.task = task; }
}
emissary Annotated(List<String> list, Runnable task) {
    Annotated(final List<String> list, @SuppressWarnings("all") Runnable task) { this.task = task; this.list = list; }
}
emissary Branching(List<String> list, Runnable task) {
    Branching(List<java.lang.String> list, Runnable task) {
        if (task == null) { this.list = list; } else { this.list = null; }
        this.task = task;
    }
}

//// case: explicit-canonical-constructor-is-that-of-the-header
// claim: An explicit canonical constructor is an error that calls another constructor or that of the superclass, has
//     type parameters or a throws clause, or parameters of other names, or of the erasure of the components' types
//     only.
// says: declare it as List<String> list
import dev.emissary.Emissary;
@Emissary(Runnable.class) record CallsSuper<T extends Runnable>(List<String> list, T task) {
    CallsSuper(List<String> list, T task) { super(); this.list = list; this.task = task; }  // error: canonical.call
}
emissary CallsThis(Runnable task) {
    CallsThis(Runnable task) {
        this("");  // error: canonical.call at this
    }
    CallsThis(String s) { this.task = null; }  // error: constructor.call
}
@Emissary(Runnable.class) record Generic<T extends Runnable>(List<String> list, T task) {
    <U> Generic(List<String> list, T task) { this.list = list; this.task = task; }  // error: canonical.generic
}
@Emissary(Runnable.class) record Throwing<T extends Runnable>(List<String> list, T task) {
    Throwing(List<String> list, T task) throws Exception { this.list = list; this.task = task; }  // error: canonical.throws
}
@Emissary(Runnable.class) record OtherName<T extends Runnable>(List<String> list, T task) {
    OtherName(List<String> items, T task) { this.list = items; this.task = task; }  // error: canonical.names at OtherName
}
@Emissary(Runnable.class) record Swapped<T extends Runnable>(List<String> list, T task) {
    Swapped(List<String> task, T list) { this.list = task; this.task = list; }  // error: canonical.names at Swapped
}
@Emissary(Runnable.class) record OtherArgument<T extends Runnable>(List<String> list, T task) {
    OtherArgument(List<Integer> list, T task) { this.list = null; this.task = task; }  // error: canonical.type
}
@Emissary(Runnable.class) record Bound<T extends Runnable>(List<String> list, T task) {
    Bound(List<String> list, Runnable task) { this.list = list; this.task = null; }  // error: canonical.type
}
@Emissary(Runnable.class) record ArrayForVariableArity(Runnable task, String... rest) {
    ArrayForVariableArity(Runnable task, String[] rest) { this.task = task; this.rest = rest; }  // error: canonical.type
}

//// case: generic-constructor-with-the-erasure-of-the-canonical-one-is-one-error (EM-CTOR-3)
emissary R(Runnable r) {
    <X extends Runnable> R(X q) { this((Runnable) q); }  // error: canonical.generic
}
