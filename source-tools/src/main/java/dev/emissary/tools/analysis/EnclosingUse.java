package dev.emissary.tools.analysis;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import java.util.HashSet;
import java.util.Set;

/** Whether an inner or local class uses the object or the variables around it, judged by names. */
final class EnclosingUse {
    private final Node body;
    private final Set<String> ownNames = new HashSet<>();
    private final Set<String> ownMethods = new HashSet<>();
    private final Set<String> outerVariables = new HashSet<>();
    private final Set<String> outerStaticMethods = new HashSet<>();
    private final Set<String> innerClasses = new HashSet<>();

    private EnclosingUse(Wrapper wrapper) {
        this.body = wrapper.body();
        body.findAll(VariableDeclarator.class).forEach(each -> ownNames.add(each.getNameAsString()));
        body.findAll(Parameter.class).forEach(each -> ownNames.add(each.getNameAsString()));
        body.findAll(MethodDeclaration.class).forEach(each -> ownMethods.add(each.getNameAsString()));
        wrapper.methods().values().forEach(method -> ownMethods.add(method.name()));
        ownMethods.addAll(Set.of("getClass", "hashCode", "toString", "equals"));
        TypeBody.parents(body).forEach(this::collect);
    }

    /** Returns whether a wrapper is an inner or local class that uses what is around it. */
    static boolean of(Wrapper wrapper) {
        return wrapper.body() instanceof ClassOrInterfaceDeclaration declaration
                && TypeBody.isInner(declaration)
                && new EnclosingUse(wrapper).isThere();
    }

    private void collect(Node around) {
        if (!TypeBody.isBody(around)) {
            around.getChildNodes().stream()
                    .flatMap(child -> child.findAll(VariableDeclarator.class).stream())
                    .filter(variable -> TypeBody.around(variable).equals(TypeBody.around(around)))
                    .forEach(variable -> outerVariables.add(variable.getNameAsString()));
            around.getChildNodes().stream()
                    .filter(Parameter.class::isInstance)
                    .forEach(parameter -> outerVariables.add(((Parameter) parameter).getNameAsString()));
            return;
        }
        TypeBody.membersOf(around).forEach(member -> {
            if (member.isFieldDeclaration() && !member.asFieldDeclaration().isStatic()) {
                member.asFieldDeclaration()
                        .getVariables()
                        .forEach(variable -> outerVariables.add(variable.getNameAsString()));
            } else if (member.isMethodDeclaration()
                    && member.asMethodDeclaration().isStatic()) {
                outerStaticMethods.add(member.asMethodDeclaration().getNameAsString());
            } else if (member instanceof ClassOrInterfaceDeclaration inner
                    && !inner.isInterface()
                    && !inner.isStatic()) {
                innerClasses.add(inner.getNameAsString());
            }
        });
    }

    private boolean isThere() {
        boolean names = body.findFirst(NameExpr.class, this::isOuter).isPresent();
        boolean self = body.findFirst(
                        ThisExpr.class,
                        each -> each.getTypeName()
                                .filter(name -> !isInBody(name.getIdentifier()))
                                .isPresent())
                .isPresent();
        boolean creations = body.findFirst(
                        ObjectCreationExpr.class,
                        each -> each.getScope().isEmpty()
                                && innerClasses.contains(each.getType().getNameAsString()))
                .isPresent();
        return names
                || self
                || creations
                || body.findFirst(MethodCallExpr.class, this::isOuter).isPresent();
    }

    private boolean isOuter(NameExpr name) {
        return outerVariables.contains(name.getNameAsString()) && !ownNames.contains(name.getNameAsString());
    }

    /** A method that is neither the class's own nor a static one around it is one of the object around it. */
    private boolean isOuter(MethodCallExpr call) {
        String name = call.getNameAsString();
        return call.getScope().isEmpty()
                && !ownMethods.contains(name)
                && !outerStaticMethods.contains(name)
                && !isStaticallyImported(name);
    }

    private boolean isStaticallyImported(String name) {
        return body.findCompilationUnit().stream()
                .flatMap(unit -> unit.getImports().stream())
                .anyMatch(each -> each.isStatic()
                        && (each.isAsterisk() || each.getName().getIdentifier().equals(name)));
    }

    private boolean isInBody(String type) {
        return body.findFirst(
                        TypeDeclaration.class, each -> each.getNameAsString().equals(type))
                .isPresent();
    }
}
