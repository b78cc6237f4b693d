////// err.desugar.source.root
// clauses: EM-OPT-7
//// Job.java
//- // options: desugar=.  // error: desugar.source.root
//+ // options: desugar=plain
public emissary Job(Runnable task);
////// err.desugar.write
// clauses: EM-OPT-7
//// Job.java
//- // options: desugar=Job.java/plain  // error: desugar.write
//+ // options: desugar=plain
public emissary Job(Runnable task);
////// err.option.alone
// clauses: EM-OPT-7, EM-OPT-5
//// Job.java
//- // options: partial=on  // error: option.alone
//+ // options: partial=on desugar=plain
public emissary Job(Runnable task);
////// err.option.repeated
// clauses: EM-OPT-5
//// Job.java
//- // options: superclass=none keyword=on superclass=none  // error: option.repeated
//+ // options: superclass=none keyword=on
public emissary Job(Runnable task);
////// err.option.unknown
// clauses: EM-OPT-5
//// Job.java
//- // options: keywords=off  // error: option.unknown
//+ // options: keyword=off
@dev.emissary.Emissary
public record Job(Runnable task) {}
////// err.option.value
// clauses: EM-OPT-5
//// Job.java
//- // options: superclass=java.lang.Object  // error: option.value
//+ // options: superclass=none
public emissary Job(Runnable task);
////// err.plugin.repeated
// clauses: EM-OPT-5
// options: superclass=none
//// Job.java
//- // javac: -Xplugin:Emissary  // error: plugin.repeated
public emissary Job(Runnable task);
////// err.desugar.name
// clauses: EM-EQ-1, EM-OPT-7
// options: desugar=plain
//// Labels.java
interface Label {}
interface Item {
    Label label();
}
//- public emissary Labels(Item item) { // error: desugar.name
//-     enum Label { NAME }
//+ public emissary Labels(Item item) {
//+     enum Kind { NAME }
}
////// err.desugar.local
// clauses: EM-EQ-1, EM-FORM-4
// options: desugar=plain
//// Tasks.java
public class Tasks {
//-     Object first() {
//-         emissary Task(Runnable work) { // error: desugar.local
//-             static Task none() { return new Task(() -> {}); }
//-         }
//+     emissary Task(Runnable work) {
//+         static Task none() { return new Task(() -> {}); }
//+     }
//+     Object first() {
        return Task.none();
    }
}
