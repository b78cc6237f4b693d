package dev.emissary.tools.adopt;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import dev.emissary.tools.adopt.CanonicalConstructor.Component;
import dev.emissary.tools.adopt.CanonicalConstructor.Form;
import dev.emissary.tools.analysis.DelegatingClass;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Plans the conversion of a class without obstacles: what changes, and what the user is told of it. */
final class Planner {
    private final DelegatingClass source;
    private final CanonicalConstructor constructor;
    private final Allowed allowed;
    private final List<String> remarks = new ArrayList<>();

    Planner(DelegatingClass source, CanonicalConstructor constructor, Allowed allowed) {
        this.source = source;
        this.constructor = constructor;
        this.allowed = allowed;
    }

    /**
     * Returns the plan.
     *
     * @param header what is delegated
     * @param methods the methods that go and stay
     * @param inherited the default methods that the class inherits, for display
     */
    Conversion plan(Header header, Forwarders methods, List<String> inherited) {
        if (!inherited.isEmpty()) {
            remarks.add("it forwards " + String.join(", ", inherited) + ", which it inherited");
        }
        remarks.addAll(methods.remarks());
        remarks.addAll(withoutOverride(methods.removed()));
        if (!source.declaration().isFinal()) {
            remarks.add("it becomes final");
        }
        Set<String> components =
                constructor.components().stream().map(Component::name).collect(Collectors.toSet());
        Set<String> finalFields = new LinkedHashSet<>();
        new InstanceFields(source.declaration()).byName().forEach((name, variable) -> {
            boolean component = components.contains(name);
            describe(variable, component);
            if (!component && !InstanceFields.declaration(variable).isFinal()) {
                finalFields.add(name);
            }
        });
        if (constructor.form() == Form.ADDED) {
            remarks.add("it gets a private constructor, which the others call");
        } else {
            constructor
                    .rerouted()
                    .forEach(rerouted -> remarks.add("the constructor in line "
                            + DelegatingClass.line(rerouted.declaration().orElseThrow()) + " calls the canonical one"));
        }
        header.added()
                .forEach(name -> remarks.add("it implements "
                        + name.substring(name.lastIndexOf('.') + 1).replace('$', '.') + " directly"));
        source.declaration().getMethods().stream()
                .filter(method -> method.isPrivate() && isLeft(method.getNameAsString(), methods.removed()))
                .forEach(method -> remarks.add("its method " + method.getNameAsString() + " is no longer called"));
        ExpectedChanges changes = new ExpectedChanges(
                Header.binaryName(source.declaration().resolve()),
                components,
                finalFields,
                header.added(),
                source.delegates().stream().flatMap(Forwarders::unchecked).collect(Collectors.toSet()),
                constructor.form() == Form.ADDED,
                !inherited.isEmpty(),
                allowed.sealSelfReturns());
        return new Conversion(
                source,
                methods.delegates(),
                constructor,
                methods.removed(),
                header.listed(),
                header.saysTo(),
                header.implemented(),
                changes,
                allowed.keywordForm(),
                remarks);
    }

    /** Returns which of the methods alone have no annotation, and so may be for another version of an interface. */
    private static List<String> withoutOverride(List<MethodDeclaration> removed) {
        List<MethodDeclaration> without = removed.stream()
                .filter(method -> !method.isAnnotationPresent(Override.class))
                .toList();
        return without.size() == removed.size()
                ? List.of()
                : without.stream()
                        .map(method -> method.getNameAsString() + " (line " + DelegatingClass.line(method.getName())
                                + ") goes without @Override: a version of the interface without it is not forwarded")
                        .toList();
    }

    /** Returns whether all calls of a method of the class are in methods that go. */
    private boolean isLeft(String name, List<MethodDeclaration> removed) {
        long going =
                removed.stream().mapToLong(method -> mentions(method, name)).sum();
        return going > 0 && going == mentions(source.declaration(), name);
    }

    private static long mentions(Node node, String name) {
        return node.findAll(MethodCallExpr.class).stream()
                        .filter(call -> call.getNameAsString().equals(name))
                        .count()
                + node.findAll(MethodReferenceExpr.class).stream()
                        .filter(reference -> reference.getIdentifier().equals(name))
                        .count();
    }

    private void describe(VariableDeclarator variable, boolean component) {
        FieldDeclaration field = InstanceFields.declaration(variable);
        List<String> changes = new ArrayList<>();
        if (component && !field.isPrivate()) {
            changes.add("private");
        }
        if (!field.isFinal()) {
            changes.add("final");
        }
        if (!changes.isEmpty()) {
            remarks.add("its field " + variable.getNameAsString() + " becomes " + String.join(" and ", changes));
        }
    }
}
