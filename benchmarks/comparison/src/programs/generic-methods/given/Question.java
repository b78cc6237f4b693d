/* Does the forwarder of a generic method keep its type parameters and their bounds? */
package generic_methods;

import java.lang.reflect.Method;

public final class Question {
    private Question() {}

    public static String ask(Chooser wrapper) {
        Method method;
        try {
            method = wrapper.getClass().getMethod("choose", Ranked.class, Ranked.class);
        } catch (NoSuchMethodException e) {
            return "no: there is no method with the erasure of the interface's";
        }
        String signature = method.toGenericString();
        boolean kept = method.getTypeParameters().length == 1
                && method.getTypeParameters()[0].getBounds()[0] == Ranked.class
                && method.getGenericReturnType().equals(method.getTypeParameters()[0]);
        return (kept ? "yes: " : "no: ")
                + signature.substring(signature.indexOf('<')).replaceAll("\\S+\\.(\\w)", "$1");
    }
}
