/* Can one class delegate to several objects? */
package several_delegates;

public final class Question {
    private Question() {}

    public static <T extends Pump & Motor> String ask(T wrapper) {
        boolean both = wrapper.litres() == 1 && wrapper.watts() == 2;
        return (both ? "yes: " : "no: ") + wrapper.litres() + " l by one delegate, " + wrapper.watts()
                + " W by the other";
    }
}
