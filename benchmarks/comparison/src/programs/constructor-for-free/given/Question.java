/* Whether a class has the constructor that takes its delegate, without one being written. */
package constructor_for_free;

/** Looks for the constructor and calls it. */
public final class Question {
    private Question() {}

    /** Asks of a class that declares no constructor. */
    public static String ask(Class<? extends Account> wrapper) throws ReflectiveOperationException {
        try {
            var constructor = wrapper.getDeclaredConstructor(Account.class);
            constructor.setAccessible(true);
            Account account = () -> 7;
            return constructor.newInstance(account).balance() == 7
                    ? "yes: it takes the delegate"
                    : "no: another was called";
        } catch (NoSuchMethodException absent) {
            return "no: none takes the delegate";
        }
    }
}
