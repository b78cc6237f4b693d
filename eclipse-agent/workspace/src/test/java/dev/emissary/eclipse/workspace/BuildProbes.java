package dev.emissary.eclipse.workspace;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.IJavaProject;

/** What the builder makes of emissaries: class files and problems. */
final class BuildProbes {

    private BuildProbes() {}

    static Map<Feature, Probe> all() {
        return Map.of(
                Feature.FULL_BUILD, BuildProbes::problems,
                Feature.PROGRAM, BuildProbes::program,
                Feature.CLASS_FILE, BuildProbes::classFile,
                Feature.COMPONENT_CHANGED, BuildProbes::componentChanged,
                Feature.METHOD_ADDED, BuildProbes::methodAdded,
                Feature.METHOD_ADDED_ERRORS, BuildProbes::methodAddedErrors,
                Feature.CONFLICT, BuildProbes::conflict,
                Feature.METHOD_REMOVED, BuildProbes::methodRemoved);
    }

    /** Returns what is wrong in both projects, and where. */
    static String problems(Projects projects) throws CoreException, IOException {
        return projects.problems().isEmpty()
                ? "none"
                : projects.problems().stream()
                        .filter(problem -> problem.severity().equals("error"))
                        .map(Mark::place)
                        .collect(Collectors.joining("; "));
    }

    private static String program(Projects projects) throws Exception {
        try (URLClassLoader loader = loader(projects)) {
            return String.valueOf(
                    loader.loadClass("application.Main").getMethod("run").invoke(null));
        }
    }

    private static String classFile(Projects projects) throws Exception {
        try (URLClassLoader loader = loader(projects)) {
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

    private static String componentChanged(Projects projects) throws CoreException, IOException {
        projects.write(
                "library/Diary.java", "package library;\n\npublic interface Diary {\n    void note(String line);\n}\n");
        projects.replace("library/Desk.java", "Journal journal", "Diary journal");
        projects.build();
        return problems(projects);
    }

    private static String methodAdded(Projects projects) throws Exception {
        projects.replace("library/Greeter.java", "String greet(", "String part(String name);\n\n    String greet(");
        projects.build();
        List<String> found = new ArrayList<>();
        try (URLClassLoader loader = loader(projects)) {
            for (String name :
                    List.of("library.Desk", "application.Herald", "application.Main$1Night", "application.Porter")) {
                if (Stream.of(loader.loadClass(name).getDeclaredMethods())
                        .anyMatch(method -> method.getName().equals("part"))) {
                    found.add(name.substring(name.indexOf('.') + 1));
                }
            }
        }
        return String.join(", ", found);
    }

    private static String methodAddedErrors(Projects projects) throws CoreException, IOException {
        projects.replace("library/Greeter.java", "String greet(", "String part(String name);\n\n    String greet(");
        projects.build();
        return problems(projects);
    }

    private static String methodRemoved(Projects projects) throws CoreException, IOException {
        projects.replace("library/Journal.java", "    int size();\n", "");
        projects.build();
        return problems(projects);
    }

    private static String conflict(Projects projects) throws CoreException, IOException {
        projects.replace("library/Greeter.java", "String greet(", "int size();\n\n    String greet(");
        projects.build();
        return problems(projects);
    }

    /** Makes three mistakes, and returns what a person then reads in the Problems view. */
    static String mistakes(Projects projects) throws CoreException, IOException {
        projects.replace("library/Desk.java", "Journal journal", "Journal journal, String text");
        projects.replace("application/Herald.java", "public String greet", "String greet");
        projects.replace("application/Main.java", "desk.greet(\"Ada\")", "desk.greeter().greet(\"Ada\")");
        projects.build();
        return projects.problems().stream().map(Mark::toString).collect(Collectors.joining());
    }

    private static URLClassLoader loader(Projects projects) throws IOException {
        List<URL> classes = new ArrayList<>();
        for (IJavaProject project : projects.javaProjects()) {
            classes.add(projects.classes(project).toUri().toURL());
        }
        classes.add(projects.annotations().toUri().toURL());
        return new URLClassLoader(classes.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }
}
