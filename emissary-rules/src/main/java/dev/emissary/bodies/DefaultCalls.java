package dev.emissary.bodies;

import dev.emissary.bodies.ClassFileMethods.Method;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What the default methods of interfaces call on the same object, read from their code or source. A call is written as
 * the name of the method, a slash and the number of the arguments (EM-DIAG-4).
 */
public final class DefaultCalls {
    private static final int INVOKEINTERFACE = 0xb9;

    private DefaultCalls() {}

    private static String call(String name, int arguments) {
        return name + "/" + arguments;
    }

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
     * Returns the calls by the methods of an interface, by their names; what a lambda calls, its method calls. They are
     * not known if there is no class file, or if it cannot be read.
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
        for (Method method : file.methods()) {
            byte[] code = method.attributes().get("Code");
            if (code != null) {
                String[] parts = method.name().split("\\$", -1);
                boolean lambda = parts.length == 3 && parts[0].equals("lambda");
                addCalls(code, file, calls.computeIfAbsent(lambda ? parts[1] : method.name(), name -> new HashSet<>()));
            }
        }
        return calls;
    }

    /** Finds each instruction {@code invokeinterface} by its five bytes, which nothing else looks like by chance. */
    private static void addCalls(byte[] code, ClassFileMethods file, Set<String> calls) {
        for (int i = 0; i + 4 < code.length; i++) {
            if ((code[i] & 0xff) == INVOKEINTERFACE && code[i + 4] == 0) {
                Method called = file.ownMethod((code[i + 1] & 0xff) << 8 | (code[i + 2] & 0xff));
                if (called != null && slots(called.descriptor()) == code[i + 3]) {
                    calls.add(call(called.name(), parameters(called.descriptor())));
                }
            }
        }
    }

    private static int parameters(String descriptor) {
        return parameterTypes(descriptor).length();
    }

    private static int slots(String descriptor) {
        String types = parameterTypes(descriptor);
        return 1
                + types.length()
                + (int) types.chars().filter(type -> type == 'J' || type == 'D').count();
    }

    /** Returns a letter for each parameter. */
    private static String parameterTypes(String descriptor) {
        return descriptor.substring(1, descriptor.indexOf(')')).replaceAll("\\[*L[^;]*;|\\[+.", "L");
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

    /** The text of a method's body, read token by token. */
    private static final class BodyText {
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
                depth += token.equals("{") ? 1 : token.equals("}") ? -1 : 0;
                boolean own = !last.equals(".") || before.equals("this");
                if (own && isIdentifier(token) && peek().equals("(")) {
                    calls.add(call(token, arguments()));
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

        /** Counts the arguments in the parentheses that follow, and stays before them. */
        private int arguments() {
            int here = at;
            next();
            int count = peek().equals(")") ? 0 : 1;
            for (int depth = 1; depth > 0 && at < source.length(); ) {
                String token = next();
                depth += "([{".contains(token) ? 1 : ")]}".contains(token) ? -1 : 0;
                count += depth == 1 && token.equals(",") ? 1 : 0;
            }
            at = here;
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
