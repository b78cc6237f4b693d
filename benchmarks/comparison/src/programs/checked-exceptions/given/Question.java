/* Does the forwarder declare the checked exceptions of the interface? */
package checked_exceptions;

import java.io.IOException;
import java.util.List;

public final class Question {
    private Question() {}

    public static String ask(Source wrapper) throws NoSuchMethodException {
        Class<?>[] declared = wrapper.getClass().getMethod("read").getExceptionTypes();
        return List.of(declared).equals(List.of(IOException.class))
                ? "yes: read() throws IOException"
                : "no: read() declares " + List.of(declared);
    }
}
