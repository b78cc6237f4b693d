package dev.emissary.tools.adopt;

import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.resolution.TypeSolver;
import com.github.javaparser.symbolsolver.resolution.typesolvers.ClassLoaderTypeSolver;
import com.github.javaparser.symbolsolver.resolution.typesolvers.CombinedTypeSolver;
import com.github.javaparser.symbolsolver.resolution.typesolvers.JarTypeSolver;
import com.github.javaparser.symbolsolver.resolution.typesolvers.JavaParserTypeSolver;
import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The symbol solver for sources and what they are compiled against. */
final class ClassPath {
    private static final int SOURCES_KEPT = 200;

    private ClassPath() {}

    /** Returns a solver over the source directories and the class files of a tree, and the JDK. */
    static TypeSolver types(SourceTree tree) throws IOException {
        ParserConfiguration configuration = new ParserConfiguration()
                .setLanguageLevel(LanguageLevel.BLEEDING_EDGE)
                .setAttributeComments(false)
                .setStoreTokens(false);
        List<TypeSolver> solvers = new ArrayList<>();
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        // The JDK comes first: it is asked most often, and its names are not looked for in files.
        solvers.add(new ClassLoaderTypeSolver(new JdkLoader()));
        for (Path element : tree.classPath()) {
            if (Files.isDirectory(element)) {
                solvers.add(new ClassLoaderTypeSolver(
                        new URLClassLoader(new URL[] {element.toUri().toURL()}, platform)));
            } else if (Files.exists(element)) {
                solvers.add(new JarTypeSolver(element));
            }
        }
        for (Path root : tree.roots()) {
            solvers.add(new JavaParserTypeSolver(root, configuration, SOURCES_KEPT));
        }
        return new CombinedTypeSolver(solvers);
    }

    /** Loads the classes of all modules of the JDK, but none of this program, which is in no module. */
    private static final class JdkLoader extends ClassLoader {
        JdkLoader() {
            super(ClassLoader.getPlatformClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            Class<?> found = Class.forName(name, false, ClassPath.class.getClassLoader());
            if (!found.getModule().isNamed()) {
                throw new ClassNotFoundException(name);
            }
            return found;
        }
    }
}
