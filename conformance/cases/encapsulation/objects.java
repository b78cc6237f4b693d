// Methods of Object, serialization and reflection.
// imports: java.io.*, java.util.*

//// case: methods-of-object-in-the-body-may-use-the-delegate (EM-ENC-3, EM-CLASS-3, EM-FWD-2)
// prints: true
interface Named { String name(); }
record Person(String name) implements Named {}
emissary Told(Named named) { @Override public String toString() { return named.toString(); } }
// run:
System.out.println(new Told(new Person("Ada")).toString().contains("Ada"));

//// case: reflection-reaches-the-delegate-only-where-the-package-is-opened (EM-ENC-6)
// options: superclass=none
// library: none
// prints:
//     closed InaccessibleObjectException
//     opened reached true
//// module-info.java
module closed { exports p; }
//// p/Front.java
public emissary Front(Runnable task);
//// step 2: module-info.java
module opened {
    exports p;
    opens p;
}
//// step 2: p/Front.java
public emissary Front(Runnable task);
//// step 3: Main.java
import java.lang.module.*;
import java.lang.reflect.*;
import java.nio.file.Path;
class Main {
    public static void main(String[] arguments) throws Exception {
        Map<String, ModuleFinder> modules = new TreeMap<>();
        for (var url : Collections.list(Main.class.getClassLoader().getResources("p/Front.class"))) {
            ModuleFinder finder = ModuleFinder.of(Path.of(url.toURI()).getParent().getParent());
            finder.findAll().forEach(module -> modules.put(module.descriptor().name(), finder));
        }
        for (String name : modules.keySet()) {
            System.out.println(name + " " + read(name, modules.get(name)));
        }
    }
    private static String read(String name, ModuleFinder finder) throws Exception {
        Configuration configuration =
                ModuleLayer.boot().configuration().resolve(finder, ModuleFinder.of(), Set.of(name));
        Class<?> front = ModuleLayer.boot()
                .defineModulesWithOneLoader(configuration, ClassLoader.getPlatformClassLoader())
                .findLoader(name)
                .loadClass("p.Front");
        Runnable secret = () -> {};
        Object emissary = front.getConstructor(Runnable.class).newInstance(secret);
        Field field = front.getDeclaredField("task");
        try {
            field.setAccessible(true);
            return "reached " + (field.get(emissary) == secret);
        } catch (InaccessibleObjectException refused) {
            return refused.getClass().getSimpleName();
        }
    }
}

//// case: serialization-that-is-forged-is-refused (EM-ENC-4, EM-CLASS-5)
// claim: An emissary that is serializable only through a delegated interface, whatever its component is, refuses to be
//     read from bytes that another class has written, unless it has a readObject, or a readResolve beside its writeReplace; one that
//     asks for serialization is read, and so is a proxy that writeReplace writes.
// options: lint=off
// given: Document, Serialized
// warnings: any
// prints:
//     Letter refused
//     Listed refused
//     Writes refused
//     Resolv refused
//     Exter1 refused
//     Exter3 refused
//     Reader Reader
//     Asking Asking
//     Bothof Bothof
//     Writer refused
//     proxy Writer
interface External extends Externalizable {}
emissary Letter(Document document) { private static final long serialVersionUID = 1; }
@dev.emissary.Emissary(Document.class) record Listed(Paper document) {
    private static final long serialVersionUID = 1;
}
emissary Writes(Document document) {
    private static final long serialVersionUID = 1;
    private void writeObject(ObjectOutputStream out) throws IOException { out.defaultWriteObject(); }
}
emissary Resolv(Document document) {
    private static final long serialVersionUID = 1;
    private Object readResolve() { return this; }
}
emissary Reader(Document document) {
    private static final long serialVersionUID = 1;
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { in.defaultReadObject(); }
}
emissary Writer(Document document) {
    private static final long serialVersionUID = 1;
    private Object writeReplace() { return new Proxy("replaced"); }
}
record Proxy(String text) implements Serializable {
    private Object readResolve() { return new Writer(new Paper()); }
}
emissary Bothof(Document document) {
    private static final long serialVersionUID = 1;
    private Object writeReplace() { return "replaced"; }
    private Object readResolve() { return this; }
}
emissary Asking(Document document) implements Serializable {
    private static final long serialVersionUID = 1;
}
class Public {
    public static class Paged implements External {
        public void writeExternal(ObjectOutput out) {}
        public void readExternal(ObjectInput in) {}
    }
    public emissary Exter1(External external) {
        private static final long serialVersionUID = 1;
        public Exter1() { this(new Paged()); }
    }
    @dev.emissary.Emissary(Externalizable.class) public record Exter3(Paged external) {
        private static final long serialVersionUID = 1;
        public Exter3() { this(new Paged()); }
    }
    public static class Forged implements External {
        private static final long serialVersionUID = 1;
        public void writeExternal(ObjectOutput out) {}
        public void readExternal(ObjectInput in) {}
    }
}
/** Has the shape of the emissaries, and a name of the same length. */
class Forged implements Document {
    private static final long serialVersionUID = 1;
    private final Document document;
    Forged(Document document) { this.document = document; }
    public String text() { return document.text(); }
}
// run:
for (String name : "Letter Listed Writes Resolv Exter1 Exter3 Reader Asking Bothof Writer".split(" ")) {
    Object forged = name.startsWith("Exter") ? new Public.Forged() : new Forged(new Paper());
    // The field of a class has another descriptor than that of an interface.
    String field = name.equals("Listed") ? "\u0000\u0007LPaper;" : "\u0000\nLDocument;";
    System.out.println(name + " " + Serialized.read(forged, "Forged", name, "\u0000\nLDocument;", field));
}
System.out.println("proxy " + Serialized.read(new Writer(new Paper())));

//// case: forged-stream-of-an-externalizable-emissary-reaches-no-delegate (EM-ENC-4, EM-CLASS-5)
// claim: Neither a stream that is written nor one that is forged reaches the delegate of an emissary with a public
//     constructor without parameters, which Java's serialization calls, if the class is Externalizable by a delegated
//     interface, asked for or not, or by its clause beside an interface with methods of the same signature. A method
//     that the body declares runs.
// options: lint=off
// given: Serialized
// warnings: any
// prints:
//     Plain refused refused
//     Asked refused refused
//     Alike refused refused
//     Pairs refused refused
//     Reads refused by hand refused
interface Page extends Externalizable { String text(); }
interface Look { void writeExternal(ObjectOutput o) throws IOException; void readExternal(ObjectInput i) throws IOException, ClassNotFoundException; }
class Shared implements Page, Look {
    public String text() { return "shared"; }
    public void writeExternal(ObjectOutput o) { System.out.print("the delegate writes, "); }
    public void readExternal(ObjectInput i) { System.out.print("the delegate reads, "); }
}
public class Main {
    public emissary Plain(Page page) { private static final long serialVersionUID = 1; public Plain() { this(new Shared()); } }
    public emissary Asked(Page page) implements Externalizable { private static final long serialVersionUID = 1; public Asked() { this(new Shared()); } }
    public emissary Alike(Look look) implements Externalizable { private static final long serialVersionUID = 1; public Alike() { this(new Shared()); } }
    @dev.emissary.Emissary({Page.class, Externalizable.class}) public record Pairs(Shared page) {
        private static final long serialVersionUID = 1;
        public Pairs() { this(new Shared()); }
    }
    public emissary Reads(Page page) {
        private static final long serialVersionUID = 1;
        public Reads() { this(new Shared()); }
        public void readExternal(ObjectInput in) { System.out.print("by hand "); }
    }
    public static class Forge implements Externalizable {
        private static final long serialVersionUID = 1;
        public void writeExternal(ObjectOutput o) {}
        public void readExternal(ObjectInput i) {}
    }
    public static void main(String[] arguments) throws Exception {
        for (Object one : new Object[] {new Plain(), new Asked(), new Alike(), new Pairs(), new Reads()}) {
            String name = one.getClass().getSimpleName();
            System.out.print(name + " " + Serialized.written(one) + " ");
            System.out.println(Serialized.read(new Forge(), "Forge", name));
        }
    }
}
