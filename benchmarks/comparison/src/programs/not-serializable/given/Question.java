/* Whether Java's serialization leaves the delegate where it is. */
package not_serializable;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;

/** Writes a wrapper and looks whether what is read is the delegate's state. */
public final class Question {
    private Question() {}

    /** A delegate that can be written. */
    public record SavingsAccount(long balance) implements Account {}

    /** Asks of this wrapper of a delegate that can be written. */
    public static String ask(Account wrapper) throws IOException, ClassNotFoundException {
        var bytes = new ByteArrayOutputStream();
        try (var out = new ObjectOutputStream(bytes)) {
            out.writeObject(wrapper);
        } catch (NotSerializableException refused) {
            return "yes: NotSerializableException";
        }
        try (var in = new Input(bytes.toByteArray())) {
            return "no: written and read, with a balance of " + ((Account) in.readObject()).balance();
        }
    }

    /** Reads with the class loader of the wrapper. */
    private static final class Input extends ObjectInputStream {
        Input(byte[] bytes) throws IOException {
            super(new ByteArrayInputStream(bytes));
        }

        @Override
        protected Class<?> resolveClass(ObjectStreamClass description) throws ClassNotFoundException {
            return Class.forName(description.getName(), false, Question.class.getClassLoader());
        }
    }
}
