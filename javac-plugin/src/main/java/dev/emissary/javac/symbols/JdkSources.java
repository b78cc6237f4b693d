package dev.emissary.javac.symbols;

import com.sun.source.tree.AnnotatedTypeTree;
import com.sun.source.tree.ArrayTypeTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.api.JavacTool;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;

/**
 * The sources of the JDK, {@code lib/src.zip}, as far as they tell the names of parameters, which the JDK's class files
 * do not have. A source is read when a method of it is asked for. Where there are no sources, no names are known.
 */
final class JdkSources {
    /** A system property with the path of the sources, or the name of no file to do without them. */
    static final String PROPERTY = "emissary.jdk.sources";

    private final File zip = new File(System.getProperty(
            PROPERTY, String.join(File.separator, System.getProperty("java.home"), "lib", "src.zip")));
    private final Map<String, List<? extends Tree>> declarations = new HashMap<>();

    /** Whether a class is of the JDK. */
    static boolean mayHave(ClassSymbol type) {
        String module = module(type);
        return module.startsWith("java.") || module.startsWith("jdk.");
    }

    private static String module(ClassSymbol type) {
        return String.valueOf(((PackageSymbol) type.outermostClass().owner).modle.name);
    }

    /** Returns the names of the parameters of a method of the JDK, if they are known. */
    Optional<List<String>> parameters(ClassSymbol owner, MethodSymbol method) {
        String binaryName = owner.flatname.toString();
        String[] simpleNames =
                binaryName.substring(binaryName.lastIndexOf('.') + 1).split("\\$", -1);
        String file = module(owner) + "/"
                + binaryName.substring(0, binaryName.lastIndexOf('.') + 1).replace('.', '/') + simpleNames[0] + ".java";
        List<? extends Tree> members = declarations.computeIfAbsent(file, this::parsed);
        for (String simpleName : simpleNames) {
            members = members.stream()
                    .filter(tree -> tree instanceof ClassTree type
                            && type.getSimpleName().contentEquals(simpleName))
                    .findFirst()
                    .<List<? extends Tree>>map(tree -> ((ClassTree) tree).getMembers())
                    .orElse(List.of());
        }
        return members.stream()
                .filter(tree -> tree instanceof MethodTree declared && declares(declared, method))
                .findFirst()
                .map(tree -> ((MethodTree) tree)
                        .getParameters().stream()
                                .map(parameter -> parameter.getName().toString())
                                .toList());
    }

    /** Returns the classes that a source declares; none if it cannot be read. */
    private List<? extends Tree> parsed(String name) {
        if (!zip.isFile()) {
            return List.of();
        }
        try (ZipFile sources = new ZipFile(zip)) {
            ZipEntry entry = sources.getEntry(name);
            if (entry == null) {
                return List.of();
            }
            try (InputStream in = sources.getInputStream(entry)) {
                return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            }
        } catch (IOException | RuntimeException unreadable) {
            return List.of();
        }
    }

    /** Parses a source in a compilation of its own, without any plugin. */
    private static List<? extends Tree> parse(String text) throws IOException {
        SimpleJavaFileObject file =
                new SimpleJavaFileObject(URI.create("string:///Source.java"), SimpleJavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return text;
                    }
                };
        JavacTool javac = JavacTool.create();
        try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            List<String> options = List.of("-proc:none", "--processor-path", "");
            for (CompilationUnitTree unit : javac.getTask(null, files, ignored -> {}, options, null, List.of(file))
                    .parse()) {
                return unit.getTypeDecls();
            }
        }
        return List.of();
    }

    private static boolean declares(MethodTree declared, MethodSymbol method) {
        List<? extends VariableTree> parameters = declared.getParameters();
        List<Type> types = method.type.getParameterTypes();
        if (!declared.getName().contentEquals(method.name) || parameters.size() != types.size()) {
            return false;
        }
        for (int i = 0; i < types.size(); i++) {
            if (!text(parameters.get(i).getType()).equals(text(types.get(i)))) {
                return false;
            }
        }
        return true;
    }

    /** Returns the simple name of a type without its arguments. */
    private static String text(Tree type) {
        if (type instanceof AnnotatedTypeTree annotated) {
            return text(annotated.getUnderlyingType());
        } else if (type instanceof ParameterizedTypeTree parameterized) {
            return text(parameterized.getType());
        } else if (type instanceof ArrayTypeTree array) {
            return text(array.getType()) + "[]";
        } else if (type instanceof MemberSelectTree qualified) {
            return qualified.getIdentifier().toString();
        }
        return type.toString();
    }

    private static String text(Type type) {
        return type instanceof ArrayType array ? text(array.elemtype) + "[]" : type.tsym.name.toString();
    }
}
