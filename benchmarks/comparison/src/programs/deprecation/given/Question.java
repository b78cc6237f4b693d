/* Is the forwarder of a deprecated method deprecated? */
package deprecation;

public final class Question {
    private Question() {}

    public static String ask(Door wrapper) {
        try {
            return wrapper.getClass().getMethod("push").isAnnotationPresent(Deprecated.class)
                    ? "yes: push() is @Deprecated"
                    : "no: push() is not @Deprecated";
        } catch (NoSuchMethodException e) {
            return "no: there is no such method";
        }
    }
}
