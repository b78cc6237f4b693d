////// Getter
// shows: Forwarding through a getter that nothing overrides, and with other unchecked exceptions than the interface's
//// Getter.java
package corpus;

//- final class Getter implements Counter {
//-     private final Counter counter;
//-
//-     Getter(Counter counter) {
//-         this.counter = counter;
//-     }
//+ import dev.emissary.Emissary;

//+ @Emissary
//+ record Getter(Counter counter) {
    Counter getCounter() {
        return this.counter;
    }

    @Override
//-     public int count() throws IllegalStateException {
//-         return getCounter().count();
//-     }
//-
//-     @Override
//-     public void add(int n) {
//-         this.getCounter().add(n);
//-     }
//-
//-     @Override
    public void reset() {
        getCounter().reset();
        getCounter().add(1);
    }
}

interface Counter {
    int count();

    void add(int n) throws CounterError;

    void reset();
}

final class CounterError extends Error {}
