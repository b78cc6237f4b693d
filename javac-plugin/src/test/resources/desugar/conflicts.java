////// Conflict
// shows: What two delegates would both supply is written by hand, here for both
// clauses: EM-CONF-1, EM-FWD-6
//// Conflict.java
package conflict;

//+ import dev.emissary.lang.Emissary;
//+
interface Input {
    int read();

    void close();
}

interface Output {
    void write(int value);

    void close();
}

//- emissary Conflict(Input input, Output output) {
//+ final class Conflict extends Emissary implements Input, Output {
//+     private final Input input;
//+     private final Output output;
//+
//+     Conflict(Input input, Output output) {
//+         this.input = input;
//+         this.output = output;
//+     }
//+
    @Override
    public void close() {
        output.close();
        input.close();
    }
//+
//+     @Override
//+     public int read() {
//+         return input.read();
//+     }
//+
//+     @Override
//+     public void write(int value) {
//+         output.write(value);
//+     }
}
////// Returns
// shows: When the return types differ, the method by hand has one that is both
// clauses: EM-CONF-2
//// Returns.java
package returns;

//+ import dev.emissary.lang.Emissary;
//+
interface Named {
    CharSequence name();
}

interface Titled {
    default String name() {
        return "untitled";
    }
}

//- emissary Returns(Named named, Titled titled) {
//+ final class Returns extends Emissary implements Named, Titled {
//+     private final Named named;
//+     private final Titled titled;
//+
//+     Returns(Named named, Titled titled) {
//+         this.named = named;
//+         this.titled = titled;
//+     }
//+
    @Override
    public String name() {
        return titled.name() + " " + named.name();
    }
}
////// OneDelegate
// shows: One delegate that has a method from two interfaces is no conflict
// clauses: EM-CONF-3, EM-DEL-3
//// OneDelegate.java
package onedelegate;

//- import dev.emissary.Emissary;
//+ import dev.emissary.lang.Emissary;

interface Sized {
    int size();
}

interface Counted {
    int size();
}

abstract class Shelf implements Sized, Counted {}

//- @Emissary({Sized.class, Counted.class})
//- record OneDelegate(Shelf shelf) {}
//+ final class OneDelegate extends Emissary implements Sized, Counted {
//+     private final Shelf shelf;
//+
//+     OneDelegate(Shelf shelf) {
//+         this.shelf = shelf;
//+     }
//+
//+     @Override
//+     public int size() {
//+         return shelf.size();
//+     }
//+ }
