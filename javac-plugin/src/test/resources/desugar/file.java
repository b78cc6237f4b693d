////// Comments
// shows: Comments stay with what they are about
// clauses: EM-EQ-1, EM-CLASS-3
//// Comments.java
package comments;

//- import dev.emissary.Emissary;
//+ import dev.emissary.lang.Emissary;

//- /**
//-  * A documented emissary.
//-  *
//-  * @param run what runs
//-  * @param text what is read
//-  */
//- @Emissary // goes with its comment?
//- public record Comments(
//-         // what runs
//-         Runnable run, // on the same line
//-         /* what is read */ Text text /* and after it */) { // the body
//+ /** A documented emissary. */
//+ // goes with its comment?
//+ public final class Comments extends Emissary implements Runnable, Text { // the body
//+     // what runs
//+     // on the same line
//+     private final Runnable run;
//+     /* what is read */
//+     /* and after it */
//+     private final Text text;

//+     /**
//+      * Creates an instance of {@code Comments}.
//+      *
//+      * @param run what runs
//+      * @param text what is read
//+      */
//+     public Comments(Runnable run, Text text) {
//+         this.run = run;
//+         this.text = text;
//+     }
//+
    /* A constant. */
    static final int LIMIT = 3; // three

    /** Written by hand. */
    @Override
    public String toString() {
        return text.toString(); // the text
    }

    // The last word.
//+
//+     @Override
//+     public void run() {
//+         run.run();
//+     }
//+
//+     @Override
//+     public char charAt(int index) {
//+         return text.charAt(index);
//+     }
}

interface Text {
    char charAt(int index);
}
////// Tabs
// shows: Indentation is that of the file
// clauses: EM-EQ-1
//// Tabs.java
package tabs;

//+ import dev.emissary.lang.Emissary;
//+
class Tabs {
	int x;

//- 	emissary Job(Runnable run) {
//+ 	static final class Job extends Emissary implements Runnable {
//+ 		private final Runnable run;
//+
//+ 		Job(Runnable run) {
//+ 			this.run = run;
//+ 		}
//+
		int y() {
			return 1;
		}
//+
//+ 		@Override
//+ 		public void run() {
//+ 			run.run();
//+ 		}
	}
}
////// NoSuperclass
// shows: With `superclass=none` nothing of this project is left
// clauses: EM-OPT-3, EM-EQ-1
// options: superclass=none
//// NoSuperclass.java
package nosuperclass;

//- emissary NoSuperclass(Runnable run, AutoCloseable resource) {
//+ @SuppressWarnings("try")
//+ final class NoSuperclass implements Runnable, AutoCloseable {
//+     private final Runnable run;
//+     private final AutoCloseable resource;
//+
//+     NoSuperclass(Runnable run, AutoCloseable resource) {
//+         this.run = run;
//+         this.resource = resource;
//+     }
//+
    static NoSuperclass of(Runnable run) {
        return new NoSuperclass(run, () -> {});
    }
//+
//+     @Override
//+     public void run() {
//+         run.run();
//+     }
//+
//+     @Override
//+     public void close() throws Exception {
//+         resource.close();
//+     }
}
