package dev.emissary.tools.survey.wrapper;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.nodeTypes.NodeWithParameters;
import com.github.javaparser.ast.type.Type;
import java.util.Optional;

/** The declared types of the objects that methods call. */
final class Delegates {
    private Delegates() {}

    /** Returns the type of a target as its declaration in the same file has it, unless that is inferred. */
    static Optional<Type> typeOf(TypeBody body, Target target) {
        Optional<Type> type = target instanceof Target.Accessor accessor
                ? accessor(body, accessor.name())
                : body.field(target.name())
                        .map(VariableDeclarator::getType)
                        .or(() -> body.component(target.name()))
                        .or(() -> body.kind() == TypeBody.Kind.ANONYMOUS || isLocal(body)
                                ? captured(body.node(), target.name())
                                : Optional.empty());
        return type.filter(Type::isClassOrInterfaceType);
    }

    private static boolean isLocal(TypeBody body) {
        return body.node() instanceof ClassOrInterfaceDeclaration declaration && declaration.isLocalClassDeclaration();
    }

    private static Optional<Type> accessor(TypeBody body, String name) {
        return body.methods().stream()
                .filter(method -> method.getNameAsString().equals(name)
                        && method.getParameters().isEmpty()
                        && !method.isStatic())
                .map(MethodDeclaration::getType)
                .findFirst();
    }

    /** Returns the type of a variable around a class: a local one, a parameter, or a field. */
    private static Optional<Type> captured(Node node, String name) {
        Optional<Node> around = node.getParentNode();
        while (around.isPresent()) {
            Optional<Type> type = declaredIn(around.get(), name);
            if (type.isPresent()) {
                return type;
            }
            around = around.get().getParentNode();
        }
        return Optional.empty();
    }

    private static Optional<Type> declaredIn(Node node, String name) {
        if (TypeBody.isBody(node)) {
            return TypeBody.fieldOf(node, name).map(VariableDeclarator::getType);
        }
        if (node instanceof NodeWithParameters<?> method) {
            Optional<Type> parameter = method.getParameters().stream()
                    .filter(each -> each.getNameAsString().equals(name))
                    .map(Parameter::getType)
                    .findFirst();
            return parameter.or(() -> local(node, name));
        }
        return Optional.empty();
    }

    private static Optional<Type> local(Node method, String name) {
        return method
                .findAll(
                        VariableDeclarator.class,
                        variable -> variable.getNameAsString().equals(name)
                                && !(variable.getParentNode().orElse(null) instanceof FieldDeclaration))
                .stream()
                .map(VariableDeclarator::getType)
                .findFirst();
    }
}
