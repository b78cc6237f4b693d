package dev.emissary.eclipse.agent;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The public interfaces of the running JVM that any class may implement, and emissaries that delegate to them. */
final class JdkInterfaces {
    private JdkInterfaces() {}

    /** Returns the interfaces in all exported packages, those that are nested too. */
    static List<Class<?>> all() throws IOException {
        FileSystem runtime = FileSystems.getFileSystem(URI.create("jrt:/"));
        List<Class<?>> interfaces = new ArrayList<>();
        for (Module module : ModuleLayer.boot().modules()) {
            for (String name : new TreeSet<>(module.getPackages())) {
                Path directory = runtime.getPath("modules", module.getName(), name.replace('.', '/'));
                if (module.isExported(name) && Files.isDirectory(directory)) {
                    addPublic(module, name, directory, interfaces);
                }
            }
        }
        return interfaces;
    }

    private static void addPublic(Module module, String packageName, Path directory, List<Class<?>> interfaces)
            throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : (Iterable<Path>) files.sorted()::iterator) {
                String name = file.getFileName().toString();
                if (!name.endsWith(".class") || name.contains("-info")) {
                    continue;
                }
                Class<?> type = Class.forName(module, packageName + "." + name.substring(0, name.length() - 6));
                if (type != null && isPublic(type) && canBeImplemented(type)) {
                    interfaces.add(type);
                }
            }
        }
    }

    private static boolean canBeImplemented(Class<?> type) {
        return type.isInterface() && !type.isAnnotation() && !type.isSealed();
    }

    private static boolean isPublic(Class<?> type) {
        return Modifier.isPublic(type.getModifiers())
                && (type.getDeclaringClass() == null || isPublic(type.getDeclaringClass()));
    }

    /** Returns the source of an emissary of the given name that delegates to an interface. */
    static String emissary(String name, Class<?> type) {
        List<TypeVariable<?>> variables = List.of(type.getTypeParameters());
        String parameters =
                brackets(variables.stream().map(JdkInterfaces::declaration).toList());
        String arguments =
                brackets(variables.stream().map(TypeVariable::getName).toList());
        return "package sweep;\n@dev.emissary.Emissary public record " + name + parameters + "("
                + type.getCanonicalName() + arguments + " delegate) {}\n";
    }

    private static String brackets(List<String> parts) {
        return parts.isEmpty() ? "" : "<" + String.join(", ", parts) + ">";
    }

    private static String declaration(TypeVariable<?> variable) {
        String bounds = Arrays.stream(variable.getBounds())
                .filter(bound -> bound != Object.class)
                .map(Type::getTypeName)
                .map(bound -> bound.replace('$', '.'))
                .collect(Collectors.joining(" & "));
        return bounds.isEmpty() ? variable.getName() : variable.getName() + " extends " + bounds;
    }
}
