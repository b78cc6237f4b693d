package dev.emissary.javac.proof;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Loads and links class files without running anything in them. */
final class Verification {
    private Verification() {}

    /**
     * Returns what is wrong with class files.
     *
     * @param classes class files by binary name
     * @param complete whether they are all that was to be compiled; a reference to another one may otherwise be broken
     */
    static List<String> complaints(Map<String, byte[]> classes, boolean complete) {
        ClassLoader loader = new ClassLoader(Verification.class.getClassLoader()) {
            @Override
            protected Class<?> findClass(String name) throws ClassNotFoundException {
                byte[] bytes = classes.get(name);
                if (bytes == null) {
                    throw new ClassNotFoundException(name);
                }
                return defineClass(name, bytes, 0, bytes.length);
            }
        };
        List<String> complaints = new ArrayList<>();
        for (String name : classes.keySet()) {
            if (name.endsWith("module-info") || name.endsWith("package-info")) {
                continue;
            }
            try {
                Class<?> type = Class.forName(name, false, loader);
                // The JVM links a class, and so verifies it, before it tells its methods.
                type.getDeclaredMethods();
                complaints.addAll(unimplemented(type));
            } catch (NoClassDefFoundError | ClassNotFoundException | TypeNotPresentException missing) {
                if (complete) {
                    complaints.add(name + ": " + missing);
                }
            } catch (SecurityException reserved) {
                // A package below java, which no class loader but the JDK's own may define.
                continue;
            } catch (LinkageError broken) {
                complaints.add(name + ": " + broken);
            }
        }
        return complaints;
    }

    private static List<String> unimplemented(Class<?> type) {
        List<String> complaints = new ArrayList<>();
        if (!Modifier.isAbstract(type.getModifiers())) {
            for (Method method : type.getMethods()) {
                if (Modifier.isAbstract(method.getModifiers())) {
                    complaints.add(type + " does not implement " + method);
                }
            }
        }
        return complaints;
    }
}
