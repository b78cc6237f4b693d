/* Are annotations of the method and of its parameters copied to the forwarder? */
package parameter_annotations;

import java.lang.reflect.Method;

public final class Question {
    private Question() {}

    public static String ask(Account wrapper) {
        Method pay;
        try {
            pay = wrapper.getClass().getMethod("pay", int.class);
        } catch (NoSuchMethodException e) {
            return "no: there is no such method";
        }
        boolean method = pay.isAnnotationPresent(Checked.class);
        boolean parameter = pay.getParameters()[0].isAnnotationPresent(Checked.class);
        return (method && parameter ? "yes" : method || parameter ? "partly" : "no")
                + ": the method " + (method ? "has it" : "has not")
                + ", the parameter " + (parameter ? "has it" : "has not");
    }
}
