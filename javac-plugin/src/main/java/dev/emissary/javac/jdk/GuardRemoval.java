package dev.emissary.javac.jdk;

import com.sun.tools.javac.processing.JavacProcessingEnvironment;
import com.sun.tools.javac.util.Context;
import java.io.IOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Removes the guard (EM-ENC-7) from the annotation processors of a compilation in which the plugin takes part.
 *
 * <p>The guard is in the plugin's own jar, for compilers that run no plugin. If javac finds any processor, it processes
 * annotations, warns about annotations that no processor claims, reports errors in another order and takes longer. A
 * compilation without emissaries would not be the same with and without the plugin (EM-EQ-3). So javac is given a class
 * loader that hides the guard's service file. (Lombok wraps the same loader, for a reason of its own.)
 */
public final class GuardRemoval {
    private static final String SERVICE = "META-INF/services/javax.annotation.processing.Processor";
    private static final String GUARD = "dev.emissary.guard.EmissaryGuard";
    private static final String GUARD_FILE = "dev/emissary/guard/EmissaryGuard.class";

    private GuardRemoval() {}

    /** Makes javac look for processors without finding the guard, unless it uses a processor module path. */
    public static void install(Context context) {
        JavacProcessingEnvironment environment = JavacProcessingEnvironment.instance(context);
        Object loader = HiddenMember.PROCESSOR_LOADER.get(environment);
        if (loader != null) {
            HiddenMember.PROCESSOR_LOADER.set(environment, new WithoutGuard((ClassLoader) loader));
        }
    }

    /** A class loader that loads what its parent loads; javac still closes the parent. */
    private static final class WithoutGuard extends ClassLoader {
        WithoutGuard(ClassLoader parent) {
            super(parent);
        }

        @Override
        public Enumeration<URL> getResources(String name) throws IOException {
            Enumeration<URL> found = super.getResources(name);
            if (!name.equals(SERVICE)) {
                return found;
            }
            Set<String> roots = rootsOfTheGuard();
            List<URL> others = new ArrayList<>();
            while (found.hasMoreElements()) {
                URL file = found.nextElement();
                if (!roots.contains(root(file, SERVICE)) || !namesOnlyTheGuard(file)) {
                    others.add(file);
                }
            }
            return Collections.enumeration(others);
        }

        private Set<String> rootsOfTheGuard() throws IOException {
            Set<String> roots = new HashSet<>();
            Enumeration<URL> files = super.getResources(GUARD_FILE);
            while (files.hasMoreElements()) {
                roots.add(root(files.nextElement(), GUARD_FILE));
            }
            return roots;
        }

        private static String root(URL file, String name) {
            String url = file.toString();
            return url.substring(0, url.length() - name.length());
        }

        /** Whether a file names no other processor; a merged jar has one file for all its processors. */
        private static boolean namesOnlyTheGuard(URL file) throws IOException {
            return new String(UncachedResource.read(file), StandardCharsets.UTF_8)
                    .strip()
                    .equals(GUARD);
        }
    }
}
