// clauses: EM-CLASS-5, EM-ENC-4
// claim: An emissary that is serializable only through a delegated interface refuses to be written.
// prints:
//     refused
interface Document extends java.io.Serializable {
    String text();
}

class Paper implements Document {
    private static final long serialVersionUID = 1;
    private final String text = "SECRET";

    @Override
    public String text() {
        return text;
    }
}

emissary Letter(Document document);

class Main {
    static String written(Object object) throws Exception {
        java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
        try (java.io.ObjectOutputStream out = new java.io.ObjectOutputStream(bytes)) {
            out.writeObject(object);
        } catch (java.io.NotSerializableException refused) {
            return "refused";
        }
        return bytes.toString("ISO-8859-1").contains("SECRET") ? "with the secret" : "without the secret";
    }

    public static void main(String[] arguments) throws Exception {
        System.out.println(written(new Letter(new Paper())));
    }
}
