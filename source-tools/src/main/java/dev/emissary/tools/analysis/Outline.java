package dev.emissary.tools.analysis;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.AnnotationDeclaration;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.emissary.tools.analysis.TypeReference.FileNames;
import dev.emissary.tools.source.SourceFile;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * An outline of a type declaration.
 *
 * @param name its simple name, or a description if it has none
 * @param place its file and line
 * @param isInterface whether it is an interface
 * @param supertypes its direct supertypes
 * @param methods the methods with a body, each as {@code name/arity}
 */
public record Outline(
        String name, String place, boolean isInterface, List<TypeReference> supertypes, Set<String> methods) {

    private static final String ANONYMOUS = "an anonymous class";

    /** Returns whether it is the outline of an anonymous class. */
    public boolean isAnonymous() {
        return name.equals(ANONYMOUS);
    }

    /** Returns the outlines of all types that a file declares, including anonymous ones. */
    public static List<Outline> of(SourceFile file, CompilationUnit unit) {
        List<Outline> outlines = new ArrayList<>();
        FileNames names = FileNames.of(unit);
        unit.walk(node -> {
            if (node instanceof ObjectCreationExpr creation
                    && creation.getAnonymousClassBody().isPresent()) {
                outlines.add(new Outline(
                        ANONYMOUS,
                        file.at(DelegatingClass.line(node)),
                        false,
                        List.of(TypeReference.of(creation.getType(), creation, names)),
                        methods(creation.getAnonymousClassBody().get())));
            } else if (node instanceof TypeDeclaration<?> type && !(node instanceof AnnotationDeclaration)) {
                outlines.add(new Outline(
                        type.getNameAsString(),
                        file.at(DelegatingClass.line(type)),
                        type instanceof ClassOrInterfaceDeclaration declaration && declaration.isInterface(),
                        supertypes(type, names),
                        methods(type.getMembers())));
            }
        });
        return outlines;
    }

    private static List<TypeReference> supertypes(TypeDeclaration<?> type, FileNames names) {
        return TypeBody.supertypes(type).stream()
                .map(supertype -> TypeReference.of(supertype, type, names))
                .toList();
    }

    private static Set<String> methods(List<BodyDeclaration<?>> members) {
        Set<String> methods = new LinkedHashSet<>();
        for (BodyDeclaration<?> member : members) {
            if (member instanceof MethodDeclaration method && method.getBody().isPresent() && !method.isStatic()) {
                methods.add(
                        method.getNameAsString() + "/" + method.getParameters().size());
            }
        }
        return methods;
    }
}
