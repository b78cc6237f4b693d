package dev.emissary.javac.testing;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * One method with a name of Java's serialization, of some shape and origin, in a class that is serializable in some way:
 * as an emissary, as the class by hand that it means, and as a class by hand without it.
 *
 * @param number tells it from all others, and is the line of its classes
 * @param name the name of the method
 * @param modifiers its access, and {@code static} or nothing
 * @param returned its return type
 * @param parameter its parameter, or nothing
 * @param origin where it is declared
 * @param kind by what the class is serializable
 */
public record SerialMember(
        int number, String name, String modifiers, String returned, String parameter, Origin origin, Kind kind) {
    /** What is in the delegate, and must not be in a stream. */
    public static final String SECRET = "S3CRET-OF-THE-DELEGATE";

    private static final Map<String, List<String>> PARAMETERS = Map.of(
            "writeObject",
            List.of("ObjectOutputStream s", "ObjectOutput s", "", "String s", "S s:<S extends ObjectOutputStream>"),
            "readObject",
            List.of("ObjectInputStream s", "ObjectInput s", "", "String s", "S s:<S extends ObjectInputStream>"),
            "writeReplace",
            List.of("", "String s"),
            "readResolve",
            List.of("", "String s"),
            "readObjectNoData",
            List.of(""));

    /** Where a method is declared. */
    public enum Origin {
        /** In the body of the class. */
        BODY,
        /** In the delegated interface, without a body. */
        DELEGATED,
        /** In the delegated interface, with a body. */
        DELEGATED_DEFAULT,
        /** In an interface that the class implements by hand, with a body. */
        BY_HAND_DEFAULT
    }

    /** By what a class is serializable. */
    public enum Kind {
        /** Through the delegated interface only. */
        DELEGATED,
        /** Through the delegated interface, and its declaration lists it. */
        LISTED,
        /** It is Externalizable through the delegated interface only. */
        EXTERNALIZABLE
    }

    /** Returns every combination, one after the other. */
    public static List<SerialMember> all() {
        List<SerialMember> all = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            for (Origin origin : Origin.values()) {
                List<String> accesses =
                        origin == Origin.BODY ? List.of("public ", "protected ", "", "private ") : List.of("public ");
                PARAMETERS.keySet().stream().sorted().forEach(name -> {
                    for (String access : accesses) {
                        for (String scope : origin == Origin.BODY ? List.of("", "static ") : List.of("")) {
                            for (String returned : List.of("void", "Object", "String", "int", "T:<T>")) {
                                for (String parameter : PARAMETERS.get(name)) {
                                    all.add(new SerialMember(
                                            all.size(), name, access + scope, returned, parameter, origin, kind));
                                }
                            }
                        }
                    }
                });
            }
        }
        return all;
    }

    /** Returns the name of its class. */
    public String className() {
        return "X" + id();
    }

    /** Returns the name of the class of its delegate. */
    public String delegateName() {
        return "P" + id();
    }

    private String id() {
        return "%04d".formatted(number);
    }

    /** Returns a stream of another class of the same kind as one of this class. */
    public byte[] renamed(byte[] stream, SerialMember from) {
        return new String(stream, StandardCharsets.ISO_8859_1)
                .replaceAll("(All\\$[A-Z])" + from.id(), "$1" + id())
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Returns the emissary with the types that it needs, on one line. */
    public String emissary() {
        return types() + "public emissary " + className() + "(D" + id() + " d)" + listed("", "implements ") + " { "
                + members() + (origin == Origin.BODY ? method(true) : "") + " }";
    }

    /** Returns the class by hand that the emissary would mean without any rule for serialization, on one line. */
    public String byHand() {
        return types() + classHeader() + method(origin != Origin.BODY && isDelegated(), origin) + " }";
    }

    /** Returns a class by hand without the method, which writes what an attacker wants to be read, on one line. */
    public String forger() {
        return types(false) + classHeader() + " }";
    }

    private String method(boolean forwards, Origin where) {
        if (where == Origin.BODY) {
            return method(true);
        }
        return forwards
                ? "public " + signature() + " { " + (returned.equals("void") ? "" : "return ") + "d." + name + "("
                        + (parameter.isEmpty() ? "" : "s") + "); }"
                : "";
    }

    private boolean isDelegated() {
        return origin == Origin.DELEGATED || origin == Origin.DELEGATED_DEFAULT;
    }

    private String classHeader() {
        boolean external = kind == Kind.EXTERNALIZABLE;
        return "public static final class " + className() + " implements D" + id() + listed(", ", ", ") + " { "
                + members() + "private final D" + id() + " d; public " + className() + "(D" + id()
                + " d) { this.d = d; } public String text() { return d.text(); } "
                + (external
                        ? "public void writeExternal(ObjectOutput out) throws IOException { d.writeExternal(out); } "
                                + "public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {"
                                + " d.readExternal(in); } "
                        : "");
    }

    private String members() {
        return "private static final long serialVersionUID = 1; "
                + (kind == Kind.EXTERNALIZABLE ? "public " + className() + "() { this(new P" + id() + "()); } " : "");
    }

    private String listed(String between, String first) {
        List<String> listed = new ArrayList<>();
        if (kind == Kind.LISTED) {
            listed.add("Serializable");
        }
        if (origin == Origin.BY_HAND_DEFAULT) {
            listed.add("H" + id());
        }
        return listed.isEmpty() ? "" : (first.isBlank() ? between : " " + first) + String.join(", ", listed);
    }

    private String types() {
        return types(true);
    }

    /** The delegated interface, a class that implements it, and the interface that is implemented by hand. */
    private String types(boolean withMethod) {
        boolean external = kind == Kind.EXTERNALIZABLE;
        String inDelegated = !withMethod || !isDelegated()
                ? ""
                : origin == Origin.DELEGATED ? signature() + "; " : "default " + method(false) + " ";
        String inDelegate = withMethod && origin == Origin.DELEGATED ? "public " + method(false) + " " : "";
        return "public interface D" + id() + " extends " + (external ? "Externalizable" : "Serializable")
                + " { String text(); " + inDelegated + "} "
                + "public static class P" + id() + " implements D" + id()
                + " { private static final long serialVersionUID = 1; String secret = \"" + SECRET + "\"; "
                + "public P" + id() + "() { } public String text() { return secret; } " + inDelegate
                + (external
                        ? "public void writeExternal(ObjectOutput out) throws IOException { out.writeObject(secret); } "
                                + "public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {"
                                + " in.readObject(); } "
                        : "")
                + "} "
                + (origin == Origin.BY_HAND_DEFAULT
                        ? "public interface H" + id() + " { " + (withMethod ? "default " + method(false) : "") + " } "
                        : "");
    }

    private String signature() {
        String variables = (returned.contains(":") ? returned.substring(returned.indexOf(':') + 1) : "")
                + (parameter.contains(":") ? parameter.substring(parameter.indexOf(':') + 1) : "");
        return variables.replace("><", ", ") + " " + plain(returned) + " " + name + "(" + plain(parameter) + ")";
    }

    private static String plain(String type) {
        return type.contains(":") ? type.substring(0, type.indexOf(':')) : type;
    }

    private String method(boolean withModifiers) {
        String value = switch (plain(returned)) {
            case "void" -> "";
            case "int" -> " return 1;";
            case "T" -> " return null;";
            default -> " return \"replaced\";";
        };
        return (withModifiers ? modifiers : "") + signature() + " { All.CALLS.add(\"" + name + "\");" + value + " }";
    }
}
