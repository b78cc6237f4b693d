// clauses: EM-CLASS-3
// claim: A method with the name of a component is no accessor, and follows no rule for one, in the annotation form
//     either.
// methods of Private:
//     private Runnable task()
//     public void run()
// methods of Throwing:
//     Runnable task() throws Exception
//     public void run()
// methods of OfAnotherType:
//     public int task()
//     public void run()
// methods of Static:
//     static int task()
//     public void run()
// methods of Generic:
//     public <T> T task()
//     public void run()
// methods of Overloaded:
//     public Runnable task(int)
//     public void run()
import dev.emissary.Emissary;

@Emissary record Private(Runnable task) { private Runnable task() { return task; } }
@Emissary record Throwing(Runnable task) { Runnable task() throws Exception { return task; } }
@Emissary record OfAnotherType(Runnable task) { public int task() { return 1; } }
@Emissary record Static(Runnable task) { static int task() { return 1; } }
@Emissary record Generic(Runnable task) { public <T> T task() { return null; } }
@Emissary record Overloaded(Runnable task) { public Runnable task(int overloaded) { return task; } }
