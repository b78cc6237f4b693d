package dev.emissary.bodies;

import dev.emissary.bodies.ClassFileMethods.Method;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What the default methods of interfaces call on the same object, read from their code or source (EM-DIAG-4). In code a
 * call is written as the name and the parameters of the descriptor, {@code add(ILjava/lang/Object;)}, with a slash for
 * each dollar sign, and in source as the name, a slash and the number of the arguments.
 */
public final class DefaultCalls {
    private static final int INVOKEINTERFACE = 0xb9;
    private static final int ALOAD_0 = 0x2a;
    private static final int ACC_STATIC = 0x0008;

    private DefaultCalls() {}

    /**
     * Returns the calls by the methods of an interface of the JDK that is running; with {@code --release}, the class
     * files that a compiler sees have no code.
     *
     * @param internalName its name with slashes
     */
    public static Map<String, Set<String>> inJdk(String internalName) {
        return inClassFile(ClassLoader.getSystemResourceAsStream(internalName + ".class"));
    }

    /**
     * Returns the calls by the methods of an interface, which are written as their calls are; what a lambda calls, the
     * only method with its name calls. They are not known if there is no class file, or if it cannot be read.
     */
    public static Map<String, Set<String>> inClassFile(InputStream file) {
        try {
            return file == null ? Map.of() : calls(ClassFileMethods.read(file));
        } catch (IOException | RuntimeException unreadable) {
            return Map.of();
        }
    }

    private static Map<String, Set<String>> calls(ClassFileMethods file) {
        Map<String, Set<String>> calls = new HashMap<>();
        Map<String, Set<String>> byName = new HashMap<>();
        for (Method method : file.methods()) {
            Set<String> found = calls.computeIfAbsent(signature(method), signature -> new HashSet<>());
            // What a lambda of an overloaded method calls is not known.
            byName.merge(method.name(), found, (one, other) -> new HashSet<>());
            addCalls(method, file, found);
        }
        for (Method method : file.methods()) {
            String[] parts = method.name().split("\\$", -1);
            if (parts.length == 3 && parts[0].equals("lambda") && byName.containsKey(parts[1])) {
                addCalls(method, file, byName.get(parts[1]));
            }
        }
        return calls;
    }

    private static String signature(Method method) {
        String descriptor = method.descriptor();
        return method.name()
                + descriptor.substring(0, descriptor.indexOf(')') + 1).replace('$', '/');
    }

    /** Finds each instruction {@code invokeinterface} by its five bytes, which nothing else looks like by chance. */
    private static void addCalls(Method method, ClassFileMethods file, Set<String> calls) {
        byte[] code = method.attributes().get("Code");
        boolean hasThis = code != null && (method.flags() & ACC_STATIC) == 0;
        boolean loadsThis = false;
        for (int i = 8; hasThis && i + 4 < code.length; i++) {
            if ((code[i] & 0xff) == INVOKEINTERFACE && code[i + 4] == 0) {
                Method called = file.ownMethod((code[i + 1] & 0xff) << 8 | (code[i + 2] & 0xff));
                // Where nothing stands between, the object is the one that has been loaded last.
                boolean ofThis = code[i + 3] == 1 ? code[i - 1] == ALOAD_0 : loadsThis;
                if (called != null && ofThis) {
                    calls.add(signature(called));
                }
            }
            loadsThis |= code[i] == ALOAD_0;
        }
    }

    /**
     * Returns the calls in a body in source.
     *
     * @param source the text of the file
     * @param start where the body begins, after its brace
     */
    public static Set<String> inSource(CharSequence source, int start) {
        return new BodyText(source, start).calls();
    }

    /**
     * Whether a body in source has one statement, a call of a method of a variable, or by {@code super} of a default
     * method, with variables as arguments.
     *
     * @param source the text of the file
     * @param start where the body begins, after its brace
     * @param name the name of the method
     */
    public static boolean onlyForwards(CharSequence source, int start, String name) {
        return new BodyText(source, start).onlyForwards(name);
    }

    /**
     * Whether a body in source has one statement, which throws an exception.
     *
     * @param source the text of the file
     * @param start where the body begins, after its brace
     */
    public static boolean refuses(CharSequence source, int start) {
        return new BodyText(source, start).refuses();
    }

    /** The text of a method's body, read token by token. */
    private static final class BodyText {
        private static final Set<String> CLASSES = Set.of("class", "enum", "interface", "record");

        private final CharSequence source;
        private final Set<String> calls = new HashSet<>();
        private int at;

        BodyText(CharSequence source, int start) {
            this.source = source;
            at = start;
        }

        Set<String> calls() {
            String before = "";
            String last = "{";
            for (int depth = 1; depth > 0 && at < source.length(); ) {
                String token = next();
                if (token.equals("new") ? hasBody() : CLASSES.contains(token) && isIdentifier(peek())) {
                    // What a class in the body calls may be its own.
                    return Set.of();
                }
                depth += token.equals("{") ? 1 : token.equals("}") ? -1 : 0;
                boolean selects = last.equals(".") ? !before.equals("this") : last.equals(">") && !before.equals("-");
                boolean own = !selects && !last.equals("new");
                if (own && isIdentifier(token) && peek().equals("(")) {
                    int here = at;
                    calls.add(token + "/" + skipArguments());
                    at = here;
                }
                before = last;
                last = token;
            }
            return calls;
        }

        boolean onlyForwards(String name) {
            String token = next();
            token = token.equals("return") ? next() : token;
            String receiver = "";
            while (isIdentifier(token) && peek().equals(".")) {
                receiver = token;
                next();
                token = next();
            }
            return !receiver.isEmpty()
                    && token.equals(name)
                    && next().equals("(")
                    && areVariables()
                    && next().equals(";")
                    && next().equals("}");
        }

        boolean refuses() {
            String token = next();
            boolean throwsFirst = token.equals("throw");
            while (throwsFirst && !token.equals(";") && !token.equals("{") && !token.equals(" ")) {
                token = next();
            }
            return token.equals(";") && next().equals("}");
        }

        /** Whether there are only variables and commas up to the next parenthesis, which is closing. */
        private boolean areVariables() {
            String token = next();
            while (isIdentifier(token) || token.equals(",")) {
                token = next();
            }
            return token.equals(")");
        }

        private static boolean isIdentifier(String token) {
            return Character.isJavaIdentifierStart(token.charAt(0));
        }

        private String peek() {
            int here = at;
            String token = next();
            at = here;
            return token;
        }

        /** Whether the creation of an object that begins here has the body of an anonymous class. */
        private boolean hasBody() {
            int here = at;
            while (!"([{;) ".contains(peek())) {
                next();
            }
            boolean isObject = peek().equals("(") && skipArguments() >= 0;
            boolean hasBody = isObject && peek().equals("{");
            at = here;
            return hasBody;
        }

        /** Skips the parentheses that follow, and returns how many arguments they have. */
        private int skipArguments() {
            next();
            int count = peek().equals(")") ? 0 : 1;
            for (int depth = 1; depth > 0 && at < source.length(); ) {
                String token = next();
                depth += "([{".contains(token) ? 1 : ")]}".contains(token) ? -1 : 0;
                count += depth == 1 && token.equals(",") ? 1 : 0;
            }
            return count;
        }

        /** Returns the next identifier, number or other character; a blank for the end; skips literals and comments. */
        private String next() {
            while (at < source.length()) {
                char c = source.charAt(at);
                if (Character.isWhitespace(c)) {
                    at++;
                } else if (startsWith("//")) {
                    skipAfter("\n");
                } else if (startsWith("/*")) {
                    at += 2;
                    skipAfter("*/");
                } else if (startsWith("\"\"\"")) {
                    at += 3;
                    skipAfter("\"\"\"");
                    return "0";
                } else if (c == '"' || c == '\'') {
                    at++;
                    skipAfter(String.valueOf(c));
                    return "0";
                } else {
                    int begin = at++;
                    while (Character.isJavaIdentifierPart(c)
                            && at < source.length()
                            && Character.isJavaIdentifierPart(source.charAt(at))) {
                        at++;
                    }
                    return source.subSequence(begin, at).toString();
                }
            }
            return " ";
        }

        private boolean startsWith(String text) {
            return at + text.length() <= source.length()
                    && source.subSequence(at, at + text.length()).toString().equals(text);
        }

        private void skipAfter(String end) {
            while (at < source.length() && !startsWith(end)) {
                at += source.charAt(at) == '\\' ? 2 : 1;
            }
            at += end.length();
        }
    }
}
