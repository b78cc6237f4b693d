// clauses: EM-CLASS-5, EM-FWD-6
// claim: A writeReplace of a delegated interface may be declared by hand; the class refuses to be written where it
//     has another result than Object.
// options: lint=off
// warnings: any
// prints: replaced replaced refused
import java.io.*;

interface Writes extends Serializable {
    Object writeReplace();
}

emissary Plain(Writes writes) {
    private static final long serialVersionUID = 1;

    @Override
    public Object writeReplace() {
        return "replaced";
    }
}

emissary Asking(Writes writes) implements Serializable {
    private static final long serialVersionUID = 1;

    @Override
    public Object writeReplace() {
        return "replaced";
    }
}

emissary Narrower(Writes writes) {
    private static final long serialVersionUID = 1;

    @Override
    public String writeReplace() {
        return "replaced";
    }
}

class Main {
    static String written(Object object) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        } catch (NotSerializableException refused) {
            return "refused";
        }
        return bytes.toString("ISO-8859-1").contains("replaced") ? "replaced" : "written";
    }

    public static void main(String[] arguments) throws Exception {
        Writes none = null;
        System.out.println(
                written(new Plain(none)) + " " + written(new Asking(none)) + " " + written(new Narrower(none)));
    }
}
