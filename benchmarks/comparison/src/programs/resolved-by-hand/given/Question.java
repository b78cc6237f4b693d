/* Does a hand-written method replace the forwarder, also where two delegates have it? */
package resolved_by_hand;

public final class Question {
    private Question() {}

    public static <T extends Pump & Motor> String ask(T wrapper) {
        String started = wrapper.start() + " with " + wrapper.litres() + " l and " + wrapper.watts() + " W";
        return (started.equals("motor, pump with 1 l and 2 W") ? "yes: started " : "no: started ") + started;
    }
}
