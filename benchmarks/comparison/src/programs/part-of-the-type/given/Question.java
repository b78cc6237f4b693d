/* Can only a chosen interface of the delegate's type be delegated? */
package part_of_the_type;

import java.util.Arrays;

public final class Question {
    private Question() {}

    public static String ask(Readable wrapper) {
        boolean method = Arrays.stream(wrapper.getClass().getMethods())
                .anyMatch(one -> one.getName().equals("withdraw"));
        if (method || (Object) wrapper instanceof Writable) {
            return "no: the wrapper can withdraw, too";
        }
        return wrapper.balance() == 100
                ? "yes: balance() is forwarded, and there is no withdraw()"
                : "no: balance() is not forwarded";
    }
}
