package dev.emissary.eclipse.server;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the server makes of saved files: class files and problems. */
final class Building {

    private Building() {}

    static String program(Project project) throws Exception {
        try (URLClassLoader loader = project.classes()) {
            return String.valueOf(
                    loader.loadClass("application.Main").getMethod("run").invoke(null));
        }
    }

    static String classFile(Project project) throws Exception {
        try (URLClassLoader loader = project.classes()) {
            Class<?> desk = loader.loadClass("library.Desk");
            return "%sclass extends %s implements %s; %s"
                    .formatted(
                            Modifier.isFinal(desk.getModifiers()) ? "final " : "",
                            desk.getSuperclass().getSimpleName(),
                            Arrays.stream(desk.getInterfaces())
                                    .map(Class::getSimpleName)
                                    .collect(Collectors.joining(", ")),
                            Arrays.stream(desk.getDeclaredMethods())
                                    .map(Method::getName)
                                    .sorted()
                                    .collect(Collectors.joining(", ")));
        }
    }

    static String componentChanged(Project project) throws IOException {
        project.write(
                "library/Diary.java", "package library;\n\npublic interface Diary {\n    void note(String line);\n}\n");
        return errorsAfter(project, "library/Desk.java", "Journal journal", "Diary journal");
    }

    static String methodAdded(Project project) throws Exception {
        String errors = errorsAfter(
                project, "library/Greeter.java", "String greet(", "String part(String name);\n\n    String greet(");
        List<String> found = new ArrayList<>();
        try (URLClassLoader loader = project.classes()) {
            for (String name :
                    List.of("library.Desk", "application.Herald", "application.Main$1Night", "application.Porter")) {
                if (Stream.of(loader.loadClass(name).getDeclaredMethods())
                        .anyMatch(method -> method.getName().equals("part"))) {
                    found.add(name.substring(name.indexOf('.') + 1));
                }
            }
        }
        return String.join(", ", found) + "; " + errors;
    }

    static String methodRemoved(Project project) throws IOException {
        return errorsAfter(project, "library/Journal.java", "    int size();\n", "");
    }

    static String conflict(Project project) throws IOException {
        return errorsAfter(project, "library/Greeter.java", "String greet(", "int size();\n\n    String greet(");
    }

    private static String errorsAfter(Project project, String path, String text, String by) throws IOException {
        project.replace(path, text, by);
        return project.errorsAfterBuild();
    }

    /** Makes three mistakes, and returns what a person then reads in the Problems view. */
    static String mistakes(Project project) throws IOException {
        project.replace("library/Desk.java", "Journal journal", "Journal journal, String text");
        project.replace("application/Herald.java", "public String greet", "String greet");
        project.replace("application/Main.java", "desk.greet(\"Ada\")", "desk.greeter().greet(\"Ada\")");
        return project.problemsAfterBuild(3).stream()
                .map(problem -> "%s line %d, %s at \"%s\"\n%s"
                        .formatted(
                                problem.file(),
                                problem.diagnostic().getRange().getStart().getLine() + 1,
                                problem.diagnostic().getSeverity().name().toLowerCase(java.util.Locale.ROOT),
                                problem.text(),
                                problem.diagnostic().getMessage().strip().indent(4)))
                .collect(Collectors.joining());
    }
}
