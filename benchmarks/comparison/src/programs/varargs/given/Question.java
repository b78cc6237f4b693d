/* Is a varargs method forwarded as a varargs method? */
package varargs;

public final class Question {
    private Question() {}

    public static String ask(Joiner wrapper) {
        try {
            boolean varargs = wrapper.getClass()
                    .getMethod("join", String.class, String[].class)
                    .isVarArgs();
            return (varargs ? "yes: join(String, String...)" : "no: join(String, String[])") + " answered "
                    + wrapper.join("-", "a", "b");
        } catch (NoSuchMethodException e) {
            return "no: there is no method with an array as its last parameter";
        }
    }
}
