package dev.emissary.javac.proof;

import dev.emissary.conformance.Diagnostic;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The interfaces and abstract classes of a program, made by lot without regard to the rules of the language.
 *
 * <p>Each supertype and each member stands on a line of its own, and the line that javac complains about is dropped,
 * until there is none.
 */
final class RandomTypes {
    /**
     * Declarations of methods, of which each program has a few: the first of a line more often than the others. {@code #}
     * is a type variable or String, {@code !} one that is an exception, {@code @} the type itself, and M the method's own
     * type variable.
     */
    private static final List<String> METHODS = """
            Object get()|CharSequence get()|String get()|int get()
            # value()
            void put(# p0)|void put(Object p0)
            @ self()
            @ self()
            <M> M convert(Class<M> p0)|void convert(Class<?> p0)
            <M extends Comparable<M>> M best(List<? extends M> p0)
            <M extends CharSequence> CharSequence fill(List<? super M> p0, M[] p1)
            <M extends #> # fill(List<? super M> p0, M[] p1)
            String join(String[] p0)|String join(String... p0)
            List<#> gather(int p0, #... p1)|List<#> gather(int p0, #[] p1)
            int read(byte[] p0, long p1) throws IOException|int read(byte[] p0, long p1)|long read(byte[] p0, long p1)
            # call() throws !
            <M extends Exception> void run(Class<M> p0) throws M|<M extends Exception> void run(Class<M> p0) throws M, IllegalStateException
            long sum(int p0, double p1, char[] p2, float p3, boolean[][] p4)
            void over(List<String> p0)|void over(Collection<String> p0)|void over(List p0)|void over(List<Integer> p0)
            #[] table(Map<String, ? extends #[]> p0, short p1)
            int compareTo(# p0)
            void close() throws Exception|void close() throws IOException, InterruptedException|void close()
            boolean equals(Object p0)|boolean equals(# p0)
            int hashCode()|int hashCode(Object p0)
            String toString()|String toString(int p0)
            Object clone()|String clone()|int clone()
            void finalize()|int finalize()
            <M> List<M> mapped(Function<? super #, ? extends M> p0)
            boolean check(byte p0) throws IllegalStateException
            """.lines().toList();

    private static final List<String> LIBRARY = List.of(
            "Supplier<#>",
            "Comparable<#>",
            "Callable<#>",
            "Function<#, #>",
            "Iterable<#>",
            "AutoCloseable",
            "Runnable",
            "java.io.Serializable");

    private static final Pattern NAME_IN_MESSAGE = Pattern.compile("(\\w+)\\(");

    private final Dice dice;
    private final List<String> methods = new ArrayList<>();
    private final Map<String, List<Variable>> variables = new LinkedHashMap<>();
    private final List<Declaration> declarations = new ArrayList<>();

    /** What the bound of a type parameter asks for: the bound, and the types within it. */
    private enum Kind {
        ANY("", "String", "String", "String", "Integer", "Object", "int[]", "List<String>"),
        TEXT("CharSequence", "String", "String", "CharSequence", "StringBuilder"),
        ORDERED("Comparable<%s>", "String", "Integer"),
        NUMBER("Number & Comparable<%s>", "Integer", "Long"),
        FAILURE("Exception", "IOException", "IOException", "FileNotFoundException", "RuntimeException"),
        /** The type itself, as in {@code B<T extends B<T>>}. */
        SELF("%2$s<%1$s>");

        private final String bound;
        private final List<String> fitting;

        Kind(String bound, String... fitting) {
            this.bound = bound;
            this.fitting = List.of(fitting);
        }
    }

    private record Variable(String name, Kind kind, String owner) {
        @Override
        public String toString() {
            return kind == Kind.ANY ? name : name + " extends " + kind.bound.formatted(name, owner);
        }
    }

    /** A type of which javac may take away supertypes and members, each a line. */
    private record Declaration(
            String head, String keyword, List<String> supertypes, String tail, List<String> members) {
        Declaration(String head, String keyword, String tail) {
            this(head, keyword, new ArrayList<>(), tail, new ArrayList<>());
        }

        /** Returns the text, in which the first member is two lines below the last supertype. */
        @Override
        public String toString() {
            return head + "\n"
                    + (supertypes.isEmpty() ? "" : keyword + " " + String.join(",\n", supertypes) + "\n")
                    + tail + "{\n" + String.join("", members) + "}\n";
        }

        /** Drops what a message is about, the number of whose line is counted from the head. */
        boolean drop(int line) {
            int member = line - supertypes.size() - 2;
            if (line > 0 && line <= supertypes.size()) {
                supertypes.remove(line - 1);
            } else if (member >= 0 && member < members.size()) {
                members.remove(member);
            } else if (!supertypes.isEmpty()) {
                supertypes.remove(supertypes.size() - 1);
            } else {
                return !members.isEmpty() && members.remove(members.size() - 1) != null;
            }
            return true;
        }
    }

    /** Makes types, and last an abstract class of the emissary's name whose fields have types that mention the others. */
    RandomTypes(Dice dice) {
        this.dice = dice;
        for (int i = dice.between(3, 8); i > 0; i--) {
            methods.add(dice.pick(METHODS));
        }
        for (int i = dice.between(2, 7); i > 0; i--) {
            add("interface ", "I" + variables.size(), dice.pick(0, 1, 1, 1, 2, 2, 3), dice.between(0, 5));
        }
        for (int i = dice.between(0, 2); i > 0; i--) {
            add("abstract class ", "C" + variables.size(), dice.between(1, 2), dice.pick(0, 0, 1, 2));
        }
        if (dice.chance(5)) {
            addSealed();
        }
        addUser(Program.EMISSARY);
    }

    private void add(String kind, String name, int supertypes, int members) {
        boolean isClass = kind.contains("class");
        List<Variable> own = variables(name, isClass ? 1 : 2);
        Declaration type = new Declaration(kind + name + declared(own), isClass ? "implements" : "extends", "");
        List<String> others = List.copyOf(variables.keySet());
        variables.put(name, own);
        for (int i = 0; i < supertypes; i++) {
            boolean ofLibrary = others.isEmpty() || dice.chance(isClass ? 20 : 12);
            type.supertypes().add(mention(ofLibrary ? dice.pick(LIBRARY) : dice.pick(others), name));
        }
        for (int i = 0; i < members; i++) {
            type.members().add(method(name, !isClass));
        }
        if (isClass && dice.chance(25)) {
            type.members().add(overload());
        }
        if (!isClass && dice.chance(15)) {
            type.members()
                    .add(dice.pick("static int util(int i) { return i; }\n", "private int hidden() { return 1; }\n"));
        }
        declarations.add(type);
    }

    private void addSealed() {
        Declaration sealed = new Declaration("sealed interface Sealed", "", "permits Permitted ");
        variables.put("Sealed", List.of());
        variables.put("Permitted", List.of());
        sealed.members().add(method("Sealed", true));
        declarations.add(sealed);
        declarations.add(new Declaration("non-sealed interface Permitted extends Sealed", "", ""));
    }

    private void addUser(String name) {
        List<String> all = List.copyOf(variables.keySet());
        variables.put(name, new ArrayList<>(variables(name, 2)));
        List<String> fields = new ArrayList<>();
        for (int i = dice.between(4, 7); i > 0; i--) {
            String type = dice.chance(6) ? dice.pick(LIBRARY) : dice.pick(all);
            boolean isOfItself = isOfItself(type)
                    && variables.get(name).stream().noneMatch(one -> one.name().equals("S"));
            if (isOfItself) {
                variables.get(name).add(new Variable("S", Kind.SELF, type));
            }
            fields.add(mention(type, name) + " candidate" + i + ";\n");
        }
        Declaration user = new Declaration("abstract class " + name + declared(variables.get(name)), "", "");
        user.members().addAll(fields);
        declarations.add(user);
    }

    /** Returns the text of all types, or of those that are not the last one, each line of which javac can reject. */
    String text(boolean withUser) {
        return declarations.subList(0, declarations.size() - (withUser ? 0 : 1)).stream()
                .map(Declaration::toString)
                .collect(Collectors.joining());
    }

    /** Returns the type parameters of the last type. */
    List<String> typeParameters() {
        return variables.get(Program.EMISSARY).stream().map(Variable::toString).toList();
    }

    /**
     * Drops the lines of errors; where only a whole type is wrong, drops something of it, or declares the method that it
     * does not inherit without one.
     *
     * @param firstLine the line in which the first type begins
     * @return whether there was an error
     */
    boolean repair(List<Diagnostic> errors, long firstLine) {
        Map<Long, String> open = new TreeMap<>();
        errors.forEach(error -> open.putIfAbsent(error.line() - firstLine, error.text()));
        long line = 0;
        Declaration wrong = null;
        String message = "";
        boolean dropped = false;
        for (Declaration type : declarations) {
            long lines = type.toString().lines().count();
            for (long inside = lines - 1; inside > 0; inside--) {
                dropped |= open.containsKey(line + inside) && type.drop((int) inside);
            }
            if (wrong == null && open.containsKey(line)) {
                wrong = type;
                message = open.get(line);
            }
            line += lines;
        }
        if (!dropped && wrong != null && !declareInherited(wrong, message)) {
            wrong.drop(0);
        }
        return !errors.isEmpty();
    }

    private boolean declareInherited(Declaration type, String message) {
        Matcher name = NAME_IN_MESSAGE.matcher(message);
        if (!name.find() || dice.chance(40)) {
            return false;
        }
        String owner = type.head().replaceFirst(".*(?:interface|class) (\\w+).*", "$1");
        return methods.stream()
                .filter(method -> method.contains(name.group()))
                .findFirst()
                .map(method ->
                        type.members().add(method(method, owner, type.keyword().equals("extends"))))
                .orElse(false);
    }

    private List<Variable> variables(String owner, int most) {
        List<String> names = new ArrayList<>(List.of("T", "U", "E", "X"));
        List<Variable> result = new ArrayList<>();
        int count = dice.between(0, most);
        for (int i = 0; i < count; i++) {
            Kind kind = dice.pick(Kind.ANY, Kind.ANY, Kind.ANY, Kind.TEXT, Kind.ORDERED, Kind.NUMBER, Kind.FAILURE);
            boolean isOfItself = count == 1 && owner.startsWith("I") && dice.chance(15);
            result.add(new Variable(
                    names.remove(dice.between(0, names.size() - 1)), isOfItself ? Kind.SELF : kind, owner));
        }
        return result;
    }

    private static String declared(List<Variable> variables) {
        return variables.isEmpty()
                ? ""
                : variables.stream().map(Variable::toString).collect(Collectors.joining(", ", "<", ">"));
    }

    private boolean isOfItself(String type) {
        return variables.getOrDefault(type, List.of()).stream().anyMatch(one -> one.kind() == Kind.SELF);
    }

    /** Returns a mention of a type with arguments, of which those that do not fit are dropped later. */
    private String mention(String type, String user) {
        if (!variables.containsKey(type)) {
            return filled(type, user);
        }
        List<String> arguments = new ArrayList<>();
        for (Variable wanted : variables.get(type)) {
            List<String> scope = variables.get(user).stream()
                    .filter(one -> wanted.kind() == Kind.ANY || one.kind() == wanted.kind())
                    .map(Variable::name)
                    .toList();
            if (!scope.isEmpty() && (wanted.kind() == Kind.SELF || dice.chance(70))) {
                arguments.add(dice.pick(scope));
            } else {
                arguments.add(wanted.kind() == Kind.SELF ? user : dice.pick(wanted.kind().fitting));
            }
        }
        return arguments.isEmpty() || dice.chance(3) ? type : type + "<" + String.join(", ", arguments) + ">";
    }

    /** Makes a method of a type, which may override another one or clash with it. */
    String method(String owner, boolean ofInterface) {
        return method(dice.pick(methods), owner, ofInterface);
    }

    private String method(String line, String owner, boolean ofInterface) {
        List<String> choices = List.of(line.split("\\|"));
        String head = filled(dice.chance(60) ? choices.get(0) : dice.pick(choices), owner);
        boolean isAbstract = dice.chance(ofInterface ? 65 : 80);
        String modifiers = (dice.chance(7) ? "@Deprecated(since = \"3\", forRemoval = " + dice.chance(25) + ") " : "")
                + (ofInterface ? isAbstract ? "" : "default " : isAbstract ? "public abstract " : "public ");
        return modifiers + head + (isAbstract ? ";\n" : " { throw new UnsupportedOperationException(); }\n");
    }

    /** Makes a method that a call of another one could mean (EM-DEL-8). */
    private String overload() {
        String head = dice.pick(methods).split("\\|")[0];
        Matcher name = NAME_IN_MESSAGE.matcher(head);
        String parameters = Pattern.compile(" (p\\d)")
                .matcher(head)
                .results()
                .map(parameter -> "Thread" + parameter.group())
                .collect(Collectors.joining(", "));
        return name.find() ? "public abstract void " + name.group(1) + "(" + parameters + ");\n" : "";
    }

    private String filled(String template, String owner) {
        String own = dice.pick("T", "U", "E", "X", "K");
        String text = template.replaceAll("\\bM\\b", own)
                .replace("@", itself(owner))
                .replace("!", variable(owner, true, "IOException"));
        // Two of one method are most often the same.
        return text.replace("#", variable(owner, false, "String"));
    }

    private String variable(String owner, boolean ofFailures, String otherwise) {
        List<String> all = variables.get(owner).stream()
                .filter(one -> (one.kind() == Kind.FAILURE) == ofFailures)
                .map(Variable::name)
                .toList();
        return all.isEmpty() ? otherwise : dice.pick(all);
    }

    private String itself(String owner) {
        List<Variable> own = variables.get(owner);
        if (own.isEmpty()) {
            return owner;
        }
        String variable = own.get(0).name();
        return isOfItself(owner) && dice.chance(50)
                ? variable
                : owner + "<"
                        + (dice.chance(20)
                                ? "?" + ", ?".repeat(own.size() - 1)
                                : own.stream().map(Variable::name).collect(Collectors.joining(", ")))
                        + ">";
    }
}
