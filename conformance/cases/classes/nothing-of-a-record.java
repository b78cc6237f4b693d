// Accessors, equals, hashCode and toString, which an emissary does not get as a record does.
// clauses: EM-CLASS-3

//// case: accessor-that-is-called-is-an-error-that-says-so (EM-CLASS-3, EM-DIAG-1)
// says: read the field task
emissary Job(Runnable task) {
    Runnable simple() { return task(); }  // error: accessor at task()
    Runnable qualified() { return this.task(); }  // error: accessor
    static Runnable other(Job job) { return job.task(); }  // error: accessor
    class Inner { Runnable outer() { return task(); } }  // error: accessor
    java.util.function.Function<Job, Runnable> reference() { return Job::task; }  // error: accessor
    Object arguments() { return task(1); }  // one error
}
emissary Other<T>(Comparable<T> order) {}
emissary Generic<T>(Comparable<T> order) {
    @Override public Comparable<T> order() { return order; }  // one error
    @Override public int compareTo(T other) { return 0; }
}
class User {
    Object call(Job job) { return job.task(); }  // error: accessor.outside
    java.util.function.Supplier<Runnable> reference(Job job) { return job::task; }  // error: accessor.outside
    Object generic() { return new Other<String>(null).order().hashCode(); }  // error: accessor.outside
    Object lambda(Job job) { java.util.function.Supplier<Object> s = () -> job.task(); return s; }  // error: accessor.outside
    Object field(Job job) { return job.task; }  // one error
}

//// case: component-may-have-the-name-of-a-method (EM-CLASS-3, EM-DIAG-3)
// methods of Named2: public String name()
// prints: N
interface Named { String name(); }
emissary Named2(Named name);
emissary HashCode(Runnable hashCode);
emissary ToString(Runnable toString);
emissary Wait(Runnable wait);
@dev.emissary.Emissary record InAnnotationForm(Runnable hashCode) {}
// run:
System.out.println(new Named2(() -> "N").name());

//// case: emissary-has-nothing-of-a-record (EM-CLASS-3, EM-ENC-2, EM-FORM-1)
// claim: Neither equals, hashCode, toString nor an accessor is implied, and the class is no record, in both forms.
// methods of Task, Annotated, Around$Member: public void run()
// constructors of Task: Task(Runnable)
// class Task, Annotated: final class * extends dev.emissary.lang.Emissary implements Runnable
// constructors of Annotated: Annotated(Runnable)
// class Around$Member: public static final class Around$Member extends dev.emissary.lang.Emissary implements Runnable
// prints: null null
emissary Task(Runnable task);
@dev.emissary.Emissary record Annotated(Runnable task) {}
interface Around { @dev.emissary.Emissary record Member(Runnable task) {} }
// run:
System.out.println(Task.class.getRecordComponents() + " " + Annotated.class.getRecordComponents());

//// case: equality-is-that-of-object (EM-CLASS-3, EM-ENC-3, EM-FWD-2)
// claim: equals, hashCode and toString are those of Object, and call nothing of the delegate, also where its
//     interface specifies them, or the component has the type of a class.
// prints:
//     true false false true true
//     true false false true
//     false true
interface Names { String name(); }
class Delegate implements Names {
    @Override public String name() { return "name"; }
    @Override public boolean equals(Object other) { throw new AssertionError("equals"); }
    @Override public int hashCode() { throw new AssertionError("hashCode"); }
    @Override public String toString() { throw new AssertionError("toString"); }
}
emissary Front(Names names);
emissary OfClass(Delegate delegate) implements Names;
emissary Pair(java.util.Map.Entry<String, String> entry);
// run:
Delegate delegate = new Delegate();
Front front = new Front(delegate);
System.out.println(front.equals(front)
        + " " + front.equals(new Front(delegate))
        + " " + front.equals(delegate)
        + " " + (front.hashCode() == System.identityHashCode(front))
        + " " + front.toString().equals("Front@" + Integer.toHexString(front.hashCode())));
OfClass ofClass = new OfClass(delegate);
System.out.println(ofClass.equals(ofClass) + " " + ofClass.equals(delegate) + " " + ofClass.equals(front) + " "
        + (ofClass.hashCode() == System.identityHashCode(ofClass)));
Pair pair = new Pair(java.util.Map.entry("key", "value"));
System.out.println(pair.equals(java.util.Map.entry("key", "value"))
        + " " + (pair.hashCode() == System.identityHashCode(pair)));

//// case: method-with-the-name-of-a-component-is-no-accessor
// methods of Private:
//     private Runnable task()
//     public void run()
// methods of Throwing:
//     Runnable task() throws Exception
//     public void run()
// methods of Static:
//     static int task()
//     public void run()
// methods of Generic:
//     public <T> T task()
//     public void run()
import dev.emissary.Emissary;
@Emissary record Private(Runnable task) { private Runnable task() { return task; } }
@Emissary record Throwing(Runnable task) { Runnable task() throws Exception { return task; } }
@Emissary record Static(Runnable task) { static int task() { return 1; } }
@Emissary record Generic(Runnable task) { public <T> T task() { return null; } }
