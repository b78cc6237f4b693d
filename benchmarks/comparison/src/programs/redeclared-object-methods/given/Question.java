/* Is toString() forwarded when the interface redeclares it? */
package redeclared_object_methods;

public final class Question {
    private Question() {}

    public static String ask(Text wrapper) {
        String text = wrapper.toString();
        return text.equals("word") ? "yes: toString() gave the delegate's" : "no: toString() gave the wrapper's own";
    }
}
