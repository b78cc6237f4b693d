/* Does the order in which two delegates are written decide, without a word, which one is called? */
package conflict_order;

public final class Question {
    private Question() {}

    public static <T extends Pump & Motor, U extends Motor & Pump> String ask(T pumpFirst, U motorFirst) {
        String first = ((Pump) pumpFirst).start();
        String second = ((Pump) motorFirst).start();
        return (first.equals(second) ? "no: " : "yes: ") + "the " + first + " answered with the pump first, the "
                + second + " with the motor first";
    }
}
