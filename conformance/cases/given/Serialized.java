import java.io.*;

class Serialized {
    /** Returns what serialization does with an object: it is refused, or written with or without a secret. */
    static String written(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        } catch (NotSerializableException refused) {
            return refused.getMessage().contains(object.getClass().getName()) ? "refused" : refused.getMessage();
        }
        return bytes.toString("ISO-8859-1").contains("SECRET") ? "with the secret" : "without the secret";
    }
}
