import java.io.*;

class Serialized {
    static void print(Object... all) throws IOException {
        for (Object one : all) {
            System.out.println(one.getClass().getSimpleName() + " " + written(one));
        }
    }

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

    /** Returns the class of what is read from the bytes of an object with other names in them, or that it is refused. */
    static String read(Object object, String... namesAndOthers) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        String forged = bytes.toString("ISO-8859-1");
        for (int i = 0; i < namesAndOthers.length; i += 2) {
            forged = forged.replace(namesAndOthers[i], namesAndOthers[i + 1]);
        }
        try {
            return new ObjectInputStream(new ByteArrayInputStream(forged.getBytes("ISO-8859-1")))
                    .readObject().getClass().getSimpleName();
        } catch (NotSerializableException refused) {
            return "refused";
        }
    }
}
