////// Conflict
// shows: Two components are two fields, a constructor, and a forwarder for each method that is not written by hand
// clauses: EM-CLASS-1, EM-CLASS-2, EM-CTOR-1, EM-FWD-1, EM-FWD-4, EM-CONF-1, EM-FWD-6
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
