package dev.emissary.javac.proof;

import dev.emissary.javac.proof.Tokens.Token;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Changes of a program in its types and members as a whole, so that what comes of it is a program more often than not. */
final class TreeChanges {
    private static final Set<String> KINDS = Set.of("class", "interface", "record", "emissary");

    /** Members for any class, some of which have names or types that a forwarder has or needs. */
    private static final List<String> MEMBERS = List.of(
            "private static int run(int i) { return i; }",
            "static class Object {}",
            "interface Runnable { void run(Object o); }",
            "private final java.util.List<String> extra = new java.util.ArrayList<>();",
            "static int count;",
            "@Override public String toString() { return super.toString(); }",
            "enum Kind { ONE { @Override public String toString() { return \"\"; } } }",
            "static { java.lang.Runnable r = () -> {}; r.run(); }",
            "<T, R> R both(T t) { return null; }",
            "private void writeObject(java.io.ObjectOutputStream out) {}");

    /** Names for components, some of which mean something elsewhere. */
    private static final List<String> NAMES =
            List.of("r", "to", "delegates", "emissary", "record", "that", "other", "value", "$", "arg0", "result");

    private static final List<String> MODIFIERS = List.of("@Deprecated", "strictfp", "@SuppressWarnings(\"all\")");

    private TreeChanges() {}

    /**
     * A type with a body.
     *
     * @param kind the word that declares it
     * @param word the place of this word
     * @param open the place of the brace
     * @param members its members, from a token to one
     */
    private record Body(String kind, int word, int open, List<Range> members) {
        boolean isClass() {
            return !kind.equals("interface");
        }
    }

    private record Range(int from, int to) {
        List<Token> of(List<Token> tokens) {
            return tokens.subList(from, to);
        }
    }

    private interface Change {
        /** Returns whether there was a place for the change. */
        boolean apply(List<Token> tokens, List<Body> bodies, RandomGenerator random);
    }

    private static final List<Change> CHANGES = List.of(
            TreeChanges::remove,
            TreeChanges::swap,
            TreeChanges::renameComponent,
            TreeChanges::copy,
            TreeChanges::implement,
            TreeChanges::finish,
            TreeChanges::addMember,
            TreeChanges::modify,
            TreeChanges::otherArguments,
            TreeChanges::nest);

    /** Changes a text in one way that has a place in it, if any of some ways has. */
    static String change(String text, RandomGenerator random) {
        for (int tries = 0; tries < CHANGES.size(); tries++) {
            List<Token> tokens = new ArrayList<>(Tokens.of(text));
            if (CHANGES.get(random.nextInt(CHANGES.size())).apply(tokens, bodies(tokens), random)) {
                return Tokens.join(tokens);
            }
        }
        return text;
    }

    private static List<Body> bodies(List<Token> tokens) {
        List<Body> bodies = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            int word = tokens.get(i).text().equals("{") ? declaring(tokens, i) : -1;
            if (word >= 0) {
                bodies.add(new Body(tokens.get(word).text(), word, i, members(tokens, i + 1)));
            }
        }
        return bodies;
    }

    /** Returns the place of the word that declares the type whose body begins at a brace, or -1. */
    private static int declaring(List<Token> tokens, int brace) {
        for (int i = brace - 1; i >= 0 && !Set.of(";", "{", "}", "=", "->").contains(text(tokens, i)); i--) {
            if (KINDS.contains(text(tokens, i))
                    && tokens.get(i + 1).isName()
                    && !text(tokens, i + 1).equals("implements")) {
                return i;
            }
        }
        return -1;
    }

    private static List<Range> members(List<Token> tokens, int begin) {
        List<Range> members = new ArrayList<>();
        int from = begin;
        boolean assigned = false;
        for (int i = begin, depth = 0; i < tokens.size() && depth >= 0; i++) {
            String text = text(tokens, i);
            assigned |= depth == 0 && text.equals("=");
            depth += "({".contains(text) ? 1 : ")}".contains(text) ? -1 : 0;
            if (depth == 0 && (text.equals(";") || (text.equals("}") && !assigned))) {
                members.add(new Range(from, i + 1));
                from = i + 1;
                assigned = false;
            }
        }
        return members;
    }

    private static String text(List<Token> tokens, int place) {
        return tokens.get(place).text();
    }

    private static boolean has(List<Token> tokens, String word) {
        return tokens.stream().anyMatch(token -> token.text().equals(word));
    }

    private static <T> T any(List<T> all, RandomGenerator random) {
        return all.get(random.nextInt(all.size()));
    }

    /** Returns the members of some types that have a word, without bodies that are parts of them. */
    private static List<Range> members(List<Token> tokens, List<Body> bodies, boolean classes, String word) {
        return bodies.stream()
                .filter(body -> body.isClass() == classes)
                .flatMap(body -> body.members().stream())
                .filter(member -> has(member.of(tokens), word))
                .toList();
    }

    /** Removes a method, so that it is forwarded or inherited. */
    private static boolean remove(List<Token> tokens, List<Body> bodies, RandomGenerator random) {
        List<Range> all = members(tokens, bodies, random.nextBoolean(), random.nextBoolean() ? "Override" : "default");
        if (!all.isEmpty()) {
            any(all, random).of(tokens).clear();
        }
        return !all.isEmpty();
    }

    private static boolean swap(List<Token> tokens, List<Body> bodies, RandomGenerator random) {
        List<Body> all =
                bodies.stream().filter(body -> body.members().size() > 1).toList();
        if (all.isEmpty()) {
            return false;
        }
        List<Range> members = any(all, random).members();
        int first = random.nextInt(members.size() - 1);
        Collections.rotate(
                tokens.subList(members.get(first).from(), members.get(first + 1).to()),
                -(members.get(first).to() - members.get(first).from()));
        return true;
    }

    private static boolean renameComponent(List<Token> tokens, List<Body> bodies, RandomGenerator random) {
        List<String> components = new ArrayList<>();
        for (int i = 1; i + 2 < tokens.size(); i++) {
            if (Set.of("emissary", "record").contains(text(tokens, i - 1))
                    && tokens.get(i).isName()) {
                for (int j = i + 1; j < tokens.size() && !Set.of("{", ";").contains(text(tokens, j)); j++) {
                    if (text(tokens, j).equals(")") && tokens.get(j - 1).isName()) {
                        components.add(text(tokens, j - 1));
                    }
                }
            }
        }
        if (components.isEmpty()) {
            return false;
        }
        String old = any(components, random);
        String name = any(NAMES, random);
        tokens.replaceAll(token -> token.text().equals(old) ? new Token(token.before(), name) : token);
        return true;
    }

    /** Adds a default method that differs from another method of an interface in its name. */
    private static boolean copy(List<Token> tokens, List<Body> bodies, RandomGenerator random) {
        List<Range> all = members(tokens, bodies, false, "(");
        if (all.isEmpty()) {
            return false;
        }
        Range member = any(all, random);
        List<Token> copy = new ArrayList<>(member.of(tokens));
        for (int i = 0; i + 1 < copy.size(); i++) {
            if (text(copy, i + 1).equals("(") && copy.get(i).isName()) {
                copy.set(i, new Token(copy.get(i).before(), text(copy, i) + random.nextInt(9)));
                makeDefault(copy);
                tokens.addAll(member.to(), copy);
                return true;
            }
        }
        return false;
    }

    private static boolean implement(List<Token> tokens, List<Body> bodies, RandomGenerator random) {
        List<Range> all = members(tokens, bodies, false, "(");
        if (all.isEmpty()) {
            return false;
        }
        List<Token> method = any(all, random).of(tokens);
        return makeDefault(method);
    }

    private static boolean makeDefault(List<Token> method) {
        if (has(method, "static") || has(method, "private") || has(method, "default") || has(method, "class")) {
            return false;
        }
        method.set(method.size() - 1, new Token(" ", "{ throw new AssertionError(); }"));
        method.set(
                0,
                new Token(
                        method.get(0).before() + " ", "default " + method.get(0).text()));
        return true;
    }

    private static boolean finish(List<Token> tokens, List<Body> bodies, RandomGenerator random) {
        List<Range> all = members(tokens, bodies, true, "public").stream()
                .filter(member -> has(member.of(tokens), "{") && !has(member.of(tokens), "class"))
                .toList();
        return !all.isEmpty()
                && insert(tokens, any(all, random).from(), any(List.of("final ", "synchronized "), random));
    }

    private static boolean insert(List<Token> tokens, int place, String text) {
        return tokens.addAll(place, List.of(new Token(" ", text)));
    }

    private static boolean addMember(List<Token> tokens, List<Body> bodies, RandomGenerator random) {
        List<Body> all = bodies.stream().filter(Body::isClass).toList();
        return !all.isEmpty() && insert(tokens, any(all, random).open() + 1, any(MEMBERS, random));
    }

    private static boolean modify(List<Token> tokens, List<Body> bodies, RandomGenerator random) {
        if (bodies.isEmpty()) {
            return false;
        }
        int place = any(bodies, random).word();
        while (place > 0
                && Set.of("public", "static", "final", "abstract", "sealed", "private")
                        .contains(text(tokens, place - 1))) {
            place--;
        }
        return insert(tokens, place, any(MODIFIERS, random) + " ");
    }

    /** Puts one type in the place of another everywhere. */
    private static boolean otherArguments(List<Token> tokens, List<Body> bodies, RandomGenerator random) {
        List<String> types = List.of("String", "Integer", "Object", "int", "long", "Runnable");
        String old = any(types, random);
        String type = any(types, random);
        boolean found = has(tokens, old) && !old.equals(type);
        tokens.replaceAll(token -> token.text().equals(old) ? new Token(token.before(), type) : token);
        return found;
    }

    /** Makes all types members of a class. */
    private static boolean nest(List<Token> tokens, List<Body> bodies, RandomGenerator random) {
        if (bodies.isEmpty() || has(tokens, "package") || has(tokens, "module")) {
            return false;
        }
        int place = 0;
        for (int i = 0; i < bodies.get(0).word(); i++) {
            place = text(tokens, i).equals("import") ? i + 1 : place;
        }
        while (place > 0 && !text(tokens, place - 1).equals(";")) {
            place++;
        }
        insert(tokens, place, "class Around<T> { ");
        return insert(tokens, tokens.size(), "}");
    }
}
