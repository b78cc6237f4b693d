package dev.emissary.tools.analysis;

import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import com.github.javaparser.resolution.types.ResolvedType;
import dev.emissary.tools.analysis.PassedOn.Target;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Decides what keeps a wrapper from being an emissary that behaves in the same way. What can be written by hand in the
 * body of an emissary is no obstacle: constructors, methods, default methods that are not forwarded.
 */
public final class Limits {
    private final Outlines outlines;
    private final FieldUses uses;

    /**
     * Creates the rules for a library.
     *
     * @param outlines all its types
     * @param uses what its files may use of each other
     */
    public Limits(Outlines outlines, FieldUses uses) {
        this.outlines = outlines;
        this.uses = uses;
    }

    /** Returns everything that keeps a wrapper from being an emissary; if empty, the construct can say it. */
    public Set<Limit> of(Wrapper wrapper) {
        Set<Limit> limits = EnumSet.noneOf(Limit.class);
        if (!wrapper.body().isClassOrInterfaceDeclaration()) {
            limits.add(Limit.RECORD_OR_ENUM);
        }
        if (wrapper.body() instanceof ClassOrInterfaceDeclaration declaration) {
            ofHeader(wrapper, declaration, limits);
        }
        if (wrapper.target() instanceof Target.Accessor) {
            limits.add(Limit.ACCESSOR);
        } else {
            ofType(wrapper, limits);
        }
        ofFields(wrapper, limits);
        if (!wrapper.isPlain()) {
            limits.add(Limit.ADVICE);
        }
        return limits;
    }

    private void ofHeader(Wrapper wrapper, ClassOrInterfaceDeclaration declaration, Set<Limit> limits) {
        if (!declaration.getExtendedTypes().isEmpty()) {
            limits.add(Limit.SUPERCLASS);
        }
        if (declaration.isAbstract()) {
            limits.add(Limit.ABSTRACT);
        }
        String packageName =
                FieldUses.packageOf(declaration.findCompilationUnit().orElseThrow());
        if (!declaration.isFinal()
                && outlines.extending(wrapper.name(), packageName).isPresent()) {
            limits.add(Limit.EXTENDED);
        }
        if (EnclosingUse.of(wrapper)) {
            limits.add(Limit.INNER);
        }
    }

    private static void ofType(Wrapper wrapper, Set<Limit> limits) {
        Optional<ResolvedReferenceType> served = Types.ancestors(wrapper.type())
                .filter(type -> type.getQualifiedName().equals(wrapper.through().getQualifiedName()))
                .findFirst();
        if (served.isPresent()
                && !served.get().describe().equals(wrapper.through().describe())) {
            boolean hasWildcard = served.get().typeParametersValues().stream().anyMatch(ResolvedType::isWildcard);
            limits.add(hasWildcard ? Limit.WILDCARD_DELEGATE : Limit.OTHER_TYPE_ARGUMENTS);
        }
    }

    private void ofFields(Wrapper wrapper, Set<Limit> limits) {
        Assignments assignments = new Assignments(wrapper.body());
        for (FieldDeclaration field : wrapper.body().getFields()) {
            for (VariableDeclarator variable :
                    field.isStatic() ? List.<VariableDeclarator>of() : field.getVariables()) {
                String name = variable.getNameAsString();
                boolean isDelegate = name.equals(wrapper.target().name());
                if (!field.isFinal() && assignments.reassignment(name).isPresent()) {
                    limits.add(isDelegate ? Limit.MUTABLE_DELEGATE : Limit.MUTABLE_STATE);
                }
                if (uses.elsewhere(field, name)) {
                    limits.add(Limit.EXPOSED_FIELD);
                }
                if (isDelegate && assignments.initialValues(name).stream().anyMatch(Limits::mentionsThis)) {
                    limits.add(Limit.MADE_WITH_THIS);
                }
            }
        }
    }

    /** Returns whether an expression uses the object as a whole, and not only one of its members. */
    private static boolean mentionsThis(Expression value) {
        return value.findAll(ThisExpr.class).stream()
                .anyMatch(self -> self.getTypeName().isEmpty()
                        && !(self.getParentNode().orElse(null) instanceof FieldAccessExpr)
                        && !(self.getParentNode().orElse(null) instanceof MethodCallExpr call
                                && call.getScope().filter(self::equals).isPresent()));
    }
}
