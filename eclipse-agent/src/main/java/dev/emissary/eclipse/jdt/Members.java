package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.agent.Hook;
import dev.emissary.eclipse.jdt.access.HiddenMembers;
import dev.emissary.eclipse.jdt.annotations.HeaderAnnotations;
import dev.emissary.eclipse.jdt.model.Bindings;
import dev.emissary.model.Decision;
import dev.emissary.model.ExternalGuard;
import dev.emissary.model.Forwarder;
import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import dev.emissary.model.PlannedMethod;
import dev.emissary.model.PlannedMethod.Implementation;
import dev.emissary.model.SerializationGuard;
import dev.emissary.model.Superinterfaces;
import dev.emissary.written.HeaderWords;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.RecordComponent;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileConstants;
import org.eclipse.jdt.internal.compiler.lookup.Binding;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.ExtraCompilerModifiers;
import org.eclipse.jdt.internal.compiler.lookup.LookupEnvironment;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.RecordComponentBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TagBits;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;

/**
 * Adds to an emissary the methods that it has, in place of those of a record: it asks the rules, and makes a binding of
 * each method that they plan.
 */
final class Members {
    private Members() {}

    /** Adds the methods; returns false for a record, whose methods the compiler adds itself. */
    @Hook.Entry("addRequiredSpecialRecordMethods")
    public static boolean add(SourceTypeBinding type) {
        EmissaryState state = Emissaries.of(type);
        if (state == null) {
            return false;
        }
        if (state.planning) {
            // Another type asks for the methods while they are being determined.
            return true;
        }
        state.planning = true;
        LookupEnvironment environment = type.scope.environment();
        Object before = HiddenMembers.locateMissingClasses(environment, state.declaration);
        try {
            List<MethodBinding> added = new ArrayList<>();
            if (!markCanonicalConstructor(type)) {
                added.add(canonicalConstructor(type, state));
            }
            String otherKind = state.keyword == null ? null : state.keyword.otherKind;
            if (state.decision == null && otherKind != null) {
                int start = state.declaration.restrictedIdentifierStart;
                Problems.error(
                        state.declaration,
                        start,
                        start + otherKind.length() - 1,
                        "keyword.word",
                        otherKind,
                        HeaderWords.declaration(new String(state.declaration.name)));
            } else if (state.mistake != null) {
                state.mistake.report(state.declaration);
            } else if (state.decision == null && state.declaration.recordComponents.length == 0) {
                Problems.error(
                        state.declaration, state.declaration, "no.component", new String(state.declaration.name));
            }
            if (state.decision == null && state.mistake == null && state.declaration.recordComponents.length > 0) {
                state.decision = decide(type, state);
            }
            if (state.decision != null) {
                added.addAll(state.added);
            }
            append(type, added);
        } finally {
            state.planning = false;
            HiddenMembers.locateMissingClasses(environment, before);
        }
        return true;
    }

    private static void append(SourceTypeBinding type, List<MethodBinding> added) {
        MethodBinding[] written = HiddenMembers.methods(type);
        MethodBinding[] all = Arrays.copyOf(written, written.length + added.size());
        for (int i = 0; i < added.size(); i++) {
            all[written.length + i] = added.get(i);
        }
        ReferenceBinding.sortMethods(all, 0, all.length);
        type.setMethods(all);
    }

    /** Makes the implicit canonical constructor; that of a record where a mistake keeps a type from being known. */
    private static MethodBinding canonicalConstructor(SourceTypeBinding type, EmissaryState state) {
        if (Stream.of(type.components()).anyMatch(component -> component.type == null)
                || state.declaration.recordComponents.length == 0) {
            return type.addSyntheticCanonicalConstructor();
        }
        state.constructor = new ImplicitConstructor(type);
        return type.resolveTypesFor(state.constructor.binding);
    }

    /** Marks the canonical constructor; returns whether it is written. */
    private static boolean markCanonicalConstructor(SourceTypeBinding type) {
        for (MethodBinding method : HiddenMembers.methods(type)) {
            if (method.isConstructor() && hasComponentTypes(method, type.components())) {
                ConstructorChecks.markCanonical(method.sourceMethod());
                return true;
            }
        }
        return false;
    }

    private static boolean hasComponentTypes(MethodBinding constructor, RecordComponentBinding[] components) {
        if (constructor.parameters.length != components.length) {
            return false;
        }
        for (int i = 0; i < components.length; i++) {
            if (TypeBinding.notEquals(constructor.parameters[i].erasure(), components[i].type.erasure())) {
                return false;
            }
        }
        return true;
    }

    private static Decision decide(SourceTypeBinding type, EmissaryState state) {
        Compilation compilation = Emissaries.compilation(type.scope.environment());
        AgentOptions.report(state, compilation);
        compilation.types.captureIn(type.scope);
        TypeElement element = compilation.model.element(type);
        for (RecordComponent component : state.declaration.recordComponents) {
            // Their types have been resolved as supertypes are: without annotations.
            HeaderAnnotations.resolve(component.type, type.scope);
        }
        state.unbounded.forEach(reference -> reference.checkBounds(type.scope));
        DeclarationChecks.beforePlanning(state);
        Header header = new HeaderReader(compilation, state).header(false);
        ConstructorChecks.markUnknown(state.declaration);
        header.components().forEach(component -> decideFirst(component, header));
        Superinterfaces superinterfaces = compilation.rules.superinterfaces(element, header);
        Supertypes.implement(type, superinterfaces);
        Decision decision = compilation.rules.decide(element, header, superinterfaces);
        if (state.cycle == EmissaryState.Cycle.NONE) {
            superinterfaces.problems().forEach(problem -> Problems.report(problem, state));
        }
        decision.conflicts().forEach(problem -> Problems.report(problem, state));
        List<PlannedMethod> methods = new ArrayList<>(decision.plan().methods());
        compilation.rules.standIns(element, decision).methods().stream()
                .filter(standIn -> methods.stream().noneMatch(method -> isSame(method, standIn)))
                .forEach(methods::add);
        addBindings(methods, type, state);
        state.warnings = compilation.rules.warnings(element, decision, DeclarationChecks.WARNS_MORE);
        return decision;
    }

    /** Decides about an emissary with a list that may serve this one, so that a circle has one outcome (EM-DEL-3). */
    private static void decideFirst(Component component, Header header) {
        boolean mayServe = header.explicit().isPresent() && Header.mayServe(component.name(), header.targets());
        EmissaryState other = mayServe ? Emissaries.of(Bindings.of(component.type())) : null;
        if (other != null && HeaderReader.value(other) != null) {
            other.declaration.binding.methods();
        }
    }

    private static void addBindings(List<PlannedMethod> methods, SourceTypeBinding type, EmissaryState state) {
        state.added.clear();
        List<TypeBinding> missing = new ArrayList<>();
        for (PlannedMethod planned : methods) {
            if (planned instanceof Implementation implementation) {
                reportMissing(implementation, state.declaration, missing);
                state.added.add(implementation(type, implementation));
            } else {
                state.added.add(guard(type, (SerializationGuard) planned));
            }
        }
        // The compiler sorts the methods of class files, but not those of source files (EM-FWD-9).
        state.added.sort(Comparator.comparing((AddedMethod method) -> new String(method.selector))
                .thenComparing(method -> new String(method.signature())));
    }

    /**
     * Reports the classes that an interface's method mentions and that are missing from the class path, each once, as the
     * compiler does for a call of the method: a class file with a forwarder would mention what does not exist.
     */
    private static void reportMissing(Implementation planned, TypeDeclaration declaration, List<TypeBinding> reported) {
        MethodBinding declared = Bindings.ofMethod(planned.method());
        MethodBinding copy = new MethodBinding(declared, declared.declaringClass);
        copy.typeVariables = declared.typeVariables();
        // The compiler does not set this for the bounds of type variables.
        copy.tagBits |= TagBits.HasMissingType;
        List<TypeBinding> missing = copy.collectMissingTypes(null, true);
        if (missing != null && !reported.containsAll(missing)) {
            reported.addAll(missing);
            ASTNode place = planned instanceof Forwarder forwarder
                    ? declaration.recordComponents[forwarder.component()].type
                    : declaration;
            declaration.scope.problemReporter().missingTypeInMethod(place, copy);
        }
    }

    private static boolean isSame(PlannedMethod one, PlannedMethod other) {
        return one instanceof Implementation first
                && other instanceof Implementation second
                && first.method().equals(second.method());
    }

    private static AddedMethod implementation(SourceTypeBinding type, Implementation planned) {
        MethodBinding declared = Bindings.ofMethod(planned.method());
        MethodBinding signature = Bindings.ofMethod(planned.signature());
        int modifiers = ClassFileConstants.AccPublic | (declared.modifiers & ClassFileConstants.AccVarargs);
        AddedMethod method = new AddedMethod(type, declared.selector, modifiers, planned);
        TypeBinding returned = signature.returnType;
        ReferenceBinding[] thrown = Binding.NO_EXCEPTIONS;
        if (planned instanceof Forwarder forwarder) {
            returned = Bindings.of(forwarder.returnType());
            thrown = forwarder.thrownTypes().stream()
                    .map(exception -> (ReferenceBinding) Bindings.of(exception))
                    .toArray(ReferenceBinding[]::new);
        } else if (planned instanceof ExternalGuard) {
            thrown = new ReferenceBinding[] {library(type.scope, MemberCode.REFUSAL_EXCEPTION)};
        }
        method.declare(signature, returned, thrown);
        // So that a call of the method is an error, without which the compiler would go on with an expression without a
        // type.
        method.tagBits |= declared.tagBits & TagBits.HasMissingType;
        if (declared.isDeprecated()) {
            method.modifiers |= ClassFileConstants.AccDeprecated;
            method.tagBits |= declared.tagBits & TagBits.AnnotationTerminallyDeprecated;
        }
        boolean isGeneric = method.typeVariables.length > 0
                || Stream.of(new TypeBinding[] {method.returnType}, method.parameters, method.thrownExceptions)
                        .flatMap(Stream::of)
                        .anyMatch(Members::isGeneric);
        if (isGeneric) {
            // It has a signature besides its descriptor.
            method.modifiers |= ExtraCompilerModifiers.AccGenericSignature;
        }
        return method;
    }

    private static boolean isGeneric(TypeBinding type) {
        return type.leafComponentType() instanceof ReferenceBinding reference
                && (reference.modifiers & ExtraCompilerModifiers.AccGenericSignature) != 0;
    }

    private static AddedMethod guard(SourceTypeBinding type, SerializationGuard planned) {
        AddedMethod method =
                new AddedMethod(type, planned.methodName().toCharArray(), ClassFileConstants.AccPrivate, planned);
        method.parameters = planned.streamType()
                .map(stream -> new TypeBinding[] {library(type.scope, stream)})
                .orElse(Binding.NO_PARAMETERS);
        method.returnType = planned.streamType().isPresent() ? TypeBinding.VOID : type.scope.getJavaLangObject();
        method.thrownExceptions = new ReferenceBinding[] {library(type.scope, MemberCode.REFUSAL_EXCEPTION)};
        return method;
    }

    /** Returns a class by its qualified name, which no class named as one of its packages hides; null if it is missing. */
    static ReferenceBinding library(ClassScope scope, String name) {
        return scope.environment().getType(CharOperation.splitOn('.', name.toCharArray()), scope.module());
    }
}
