////// err.annotation.superclass
// clauses: EM-FORM-7
//// Lines.java
//- import dev.emissary.lang.Emissary;
//+ import dev.emissary.Emissary;
import java.util.List;
@Emissary  // error: annotation.superclass
public record Lines(List<String> lines) {}
////// err.component.modifier
// clauses: EM-FORM-5
//// Lines.java
import java.util.List;
//- public emissary Lines(final List<String> lines);  // error: component.modifier
//+ public emissary Lines(List<String> lines);
////// err.keyword.word
// clauses: EM-FORM-2
//// Lines.java
import java.util.List;
//- public emissary Lines(List<String> lines) forwards Iterable {}  // error: keyword.word
//+ public emissary Lines(List<String> lines) delegates Iterable {}
////// err.list.keyword
// clauses: EM-FORM-2
//// Title.java
import dev.emissary.Emissary;
//- @Emissary
//- public record Title(String text) delegates CharSequence {} // error: list.keyword
//+ @Emissary(CharSequence.class)
//+ public record Title(String text) {}
////// err.list.order
// clauses: EM-FORM-2
//// Title.java
//- public emissary Title(String text) implements Cloneable delegates CharSequence {} // error: list.order
//+ public emissary Title(String text) delegates CharSequence implements Cloneable {}
////// err.modifier
// clauses: EM-FORM-5
//// Task.java
//- public abstract emissary Task(Runnable work);  // error: modifier
//+ public emissary Task(Runnable work);
////// err.no.component
// clauses: EM-FORM-5
//// Heartbeat.java
//- public emissary Heartbeat() implements Runnable {  // error: no.component
//+ public emissary Heartbeat(Runnable check) implements Runnable {
    @Override
    public void run() {
        System.out.println("alive");
//+         check.run();
    }
}
////// err.not.a.record
// clauses: EM-FORM-6
//// Duplex.java
import dev.emissary.Emissary;
import java.nio.channels.ByteChannel;
@Emissary  // error: not.a.record
//- public class Duplex {
//-     private final ByteChannel channel;
//-     public Duplex(ByteChannel channel) {
//-         this.channel = channel;
//-     }
//- }
//+ public record Duplex(ByteChannel channel) {}
////// err.extends
// clauses: EM-FORM-5
//// Job.java
public emissary Job(Runnable task)
//-     extends Thread // error: extends
{}
////// err.keyword.method
// clauses: EM-FORM-2
//// Post.java
class Post {
    interface emissary {}
//-     emissary send(Runnable task) {
//-         return null; // error: keyword.method
//-     }
//+     Post.emissary send(Runnable task) {
//+         return null;
//+     }
}
