// clauses: EM-ENC-4, EM-CLASS-5
// claim: An emissary that is serializable only through a delegated interface refuses to be read from bytes that another
//     class has written.
// given: Document
// prints: refused
import java.io.*;

emissary Letter(Document document) {
    private static final long serialVersionUID = 1;
}

/** Has the shape of the emissary, and a name of the same length. */
class Forged implements Document {
    private static final long serialVersionUID = 1;
    private final Document document;
    Forged(Document document) { this.document = document; }
    public String text() { return document.text(); }
}

class Main {
    public static void main(String[] arguments) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new Forged(new Paper()));
        }
        String forged = bytes.toString("ISO-8859-1").replace("Forged", "Letter");
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(forged.getBytes("ISO-8859-1"))) {
            @Override
            protected Class<?> resolveClass(ObjectStreamClass type) throws ClassNotFoundException {
                return Class.forName(type.getName(), false, Main.class.getClassLoader());
            }
        };
        try {
            System.out.println("read " + in.readObject().getClass());
        } catch (NotSerializableException refused) {
            System.out.println("refused");
        }
    }
}
