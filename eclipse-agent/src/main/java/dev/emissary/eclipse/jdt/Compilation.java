package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.annotations.BinaryMethods;
import dev.emissary.eclipse.jdt.model.Bindings;
import dev.emissary.eclipse.jdt.model.EcjModel;
import dev.emissary.eclipse.jdt.model.EcjTypes;
import dev.emissary.rules.DelegationRules;
import dev.emissary.rules.Deprecation;
import dev.emissary.rules.ForwardingRules;
import dev.emissary.rules.InterfaceMembers;
import dev.emissary.rules.ParameterNames;
import dev.emissary.rules.PromiseRules;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.eclipse.jdt.internal.compiler.apt.model.ElementImpl;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.MethodDeclaration;
import org.eclipse.jdt.internal.compiler.lookup.Binding;
import org.eclipse.jdt.internal.compiler.lookup.LookupEnvironment;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TagBits;

/** The rules for one compilation, with what they have learned about its interfaces. */
final class Compilation {
    /** Whether mistakes in the options of the agent have been reported. */
    boolean optionsReported;

    final EcjModel model;
    final EcjTypes types;
    final DelegationRules beforeSupertypes;
    final DelegationRules whenComplete;
    final ForwardingRules forwarding;
    final PromiseRules promises;
    final BinaryMethods binaryMethods;

    Compilation(LookupEnvironment environment) {
        model = new EcjModel(environment);
        types = new EcjTypes(model, environment);
        binaryMethods = new BinaryMethods(environment);
        InstanceMethods instanceMethods = new InstanceMethods(model);
        beforeSupertypes = DelegationRules.beforeSupertypes(types, instanceMethods::existIn);
        whenComplete = DelegationRules.whenComplete(
                types,
                instanceMethods::existIn,
                Compilation::lacksSupertype,
                Compilation::isAccessible,
                Compilation::deprecation,
                model::declaredMethods);
        forwarding = new ForwardingRules(
                types,
                new InterfaceMembers(types, model::declaredMethods),
                whenComplete,
                Compilation::isAccessible,
                Compilation::deprecation,
                new ParameterNames(Compilation::declaredNames));
        promises = forwarding.promises(new DefaultBodies(binaryMethods));
    }

    /** Returns the names of a method's parameters if its source is being compiled. */
    private static Optional<List<String>> declaredNames(ExecutableElement element) {
        MethodBinding method = Bindings.ofMethod(element);
        AbstractMethodDeclaration source = method.original().sourceMethod();
        return source == null || source.arguments == null
                ? Optional.empty()
                : Optional.of(Arrays.stream(source.arguments)
                        .map(parameter -> new String(parameter.name))
                        .toList());
    }

    /** Whether a supertype of a class or interface cannot be resolved. */
    private static boolean lacksSupertype(TypeElement type) {
        return lacksSupertype(Bindings.ofType(type));
    }

    private static boolean lacksSupertype(ReferenceBinding type) {
        if (type == null) {
            return false;
        }
        if ((type.tagBits & (TagBits.HierarchyHasProblems | TagBits.HasMissingType)) != 0) {
            return true;
        }
        ReferenceBinding[] interfaces = type.superInterfaces();
        for (ReferenceBinding superinterface : interfaces == null ? Binding.NO_SUPERINTERFACES : interfaces) {
            if (lacksSupertype(superinterface)) {
                return true;
            }
        }
        return lacksSupertype(type.superclass());
    }

    /** Whether the source of one class can name another (JLS 6.6, EM-DEL-5). */
    private static boolean isAccessible(TypeElement type, TypeElement from) {
        SourceTypeBinding source = (SourceTypeBinding) Bindings.ofType(from);
        for (ReferenceBinding named = Bindings.ofType(type); named != null; named = named.enclosingType()) {
            if (!named.canBeSeenBy(source.scope)) {
                return false;
            }
        }
        return true;
    }

    private static Deprecation deprecation(Element element) {
        Binding binding = ((ElementImpl) element)._binding;
        long tags = 0;
        boolean deprecated = false;
        if (binding instanceof MethodBinding method) {
            AbstractMethodDeclaration source = method.original().sourceMethod();
            tags = source instanceof MethodDeclaration ? method.getAnnotationTagBits() : method.tagBits;
            deprecated = method.isDeprecated();
        } else if (binding instanceof ReferenceBinding type) {
            tags = type.tagBits;
            deprecated = type.isDeprecated();
        }
        if ((tags & TagBits.AnnotationTerminallyDeprecated) == TagBits.AnnotationTerminallyDeprecated) {
            return Deprecation.FOR_REMOVAL;
        }
        return deprecated || (tags & TagBits.AnnotationDeprecated) != 0 ? Deprecation.ORDINARY : Deprecation.NONE;
    }
}
