/* Can the methods of a class, which implements no interface for them, be delegated to? */
package class_as_delegate_type;

public final class Question {
    private Question() {}

    public static String ask(Object wrapper) throws ReflectiveOperationException {
        if (wrapper instanceof Clock) {
            return "no: the wrapper is a subclass";
        }
        try {
            var time = wrapper.getClass().getMethod("time");
            time.setAccessible(true);
            return "yes: time() is " + time.invoke(wrapper);
        } catch (NoSuchMethodException e) {
            return "no: there is no method time()";
        }
    }
}
