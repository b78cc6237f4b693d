package dev.emissary.eclipse.jdt;

import dev.emissary.bodies.DefaultCalls;
import dev.emissary.eclipse.jdt.access.HiddenMembers;
import dev.emissary.eclipse.jdt.access.Trees;
import dev.emissary.eclipse.jdt.model.Bindings;
import dev.emissary.eclipse.jdt.model.EcjModel;
import dev.emissary.rules.types.BodyText;
import dev.emissary.rules.types.InterfaceMembers;
import dev.emissary.rules.types.ProgramFacts;
import dev.emissary.rules.types.ProgramFacts.Deprecation;
import java.io.ByteArrayInputStream;
import java.nio.CharBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.apt.model.ElementImpl;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.MethodDeclaration;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileConstants;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileReader;
import org.eclipse.jdt.internal.compiler.lookup.Binding;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.CompilationUnitScope;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.ModuleBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TagBits;
import org.eclipse.jdt.internal.compiler.lookup.TypeConstants;
import org.eclipse.jdt.internal.compiler.lookup.TypeIds;

/** What the rules ask about the program that the Eclipse compiler compiles. */
final class EcjFacts implements ProgramFacts {
    private static final char[] OBJECT = "Object".toCharArray();

    private final EcjModel model;
    /** The calls in default methods of class files, by the names and descriptors of the methods. */
    private final Map<ReferenceBinding, Map<String, Set<String>>> calls = new HashMap<>();

    EcjFacts(EcjModel model) {
        this.model = model;
    }

    @Override
    public List<ExecutableElement> declaredMethods(TypeElement type) {
        return model.declaredMethods(type);
    }

    @Override
    public boolean declaresForwarded(TypeElement type) {
        return (Bindings.ofType(type) instanceof SourceTypeBinding source && source.scope != null)
                ? declares(source)
                : declaredMethods(type).stream().anyMatch(InterfaceMembers::isForwarded);
    }

    private static boolean declares(SourceTypeBinding type) {
        for (AbstractMethodDeclaration method : Trees.list(type.scope.referenceContext.methods)) {
            if (method instanceof MethodDeclaration
                    && !method.isStatic()
                    && (method.modifiers & ClassFileConstants.AccPrivate) == 0
                    && !redeclaresMethodOfObject(method, type.scope)) {
                return true;
            }
        }
        return false;
    }

    private static boolean redeclaresMethodOfObject(AbstractMethodDeclaration method, ClassScope scope) {
        return InterfaceMembers.overridesPublicMethodOfObject(
                new String(method.selector),
                method.arguments == null ? 0 : method.arguments.length,
                () -> CharOperation.toString(method.arguments[0].type.getParameterizedTypeName()),
                () -> hidesObject(scope));
    }

    private static boolean hidesObject(ClassScope scope) {
        CompilationUnitScope unit = scope.compilationUnitScope();
        char[][] inPackage = CharOperation.arrayConcat(unit.fPackage.compoundName, OBJECT);
        return Stream.ofNullable(unit.referenceContext.imports)
                        .flatMap(Arrays::stream)
                        .anyMatch(one -> (one.bits & ASTNode.OnDemand) == 0
                                && CharOperation.equals(one.getSimpleName(), OBJECT)
                                && !CharOperation.equals(one.tokens, TypeConstants.JAVA_LANG_OBJECT))
                || isOtherObject(unit.environment().getType(inPackage, unit.module()))
                || Stream.iterate(scope, Objects::nonNull, ClassScope::enclosingClassScope)
                        .map(inner -> inner.referenceContext)
                        .anyMatch(declaration -> declaration.binding.getMemberType(OBJECT) != null
                                || BodyParts.hasTypeParameter(declaration, OBJECT));
    }

    private static boolean isOtherObject(ReferenceBinding type) {
        return type != null && type.id != TypeIds.T_JavaLangObject;
    }

    @Override
    public Map<String, Set<String>> callsInClassFile(TypeElement type) {
        return calls.computeIfAbsent(Bindings.ofType(type), this::read);
    }

    private Map<String, Set<String>> read(ReferenceBinding type) {
        ModuleBinding module = type.module();
        return DefaultCalls.inInterface(
                module == null ? "" : new String(module.name()),
                new String(type.constantPoolName()),
                () -> model.classFile(type) instanceof ClassFileReader reader
                        ? new ByteArrayInputStream(HiddenMembers.bytes(reader))
                        : null);
    }

    @Override
    public Optional<BodyText> body(ExecutableElement element) {
        AbstractMethodDeclaration method = Bindings.ofMethod(element).original().sourceMethod();
        // What the tools of Eclipse make of their model of a file has no bodies.
        return method == null || method.compilationResult().compilationUnit == null
                ? Optional.empty()
                : Optional.of(new BodyText(
                        CharBuffer.wrap(
                                method.compilationResult().compilationUnit.getContents()),
                        method.bodyStart));
    }

    /** Returns the names only if the source of the method is being compiled. */
    @Override
    public Optional<List<String>> parameterNames(ExecutableElement element) {
        MethodBinding method = Bindings.ofMethod(element);
        AbstractMethodDeclaration source = method.original().sourceMethod();
        return source == null || source.arguments == null
                ? Optional.empty()
                : Optional.of(Arrays.stream(source.arguments)
                        .map(parameter -> new String(parameter.name))
                        .toList());
    }

    @Override
    public boolean lacksSupertype(TypeElement type) {
        return lacksSupertype(Bindings.ofType(type));
    }

    private static boolean lacksSupertype(ReferenceBinding type) {
        if (type == null) {
            return false;
        }
        if ((type.tagBits & (TagBits.HierarchyHasProblems | TagBits.HasMissingType)) != 0) {
            return true;
        }
        return lacksSupertype(type.superclass())
                || Trees.list(type.superInterfaces()).stream().anyMatch(EcjFacts::lacksSupertype);
    }

    @Override
    public boolean isAccessible(TypeElement type, TypeElement from) {
        SourceTypeBinding source = (SourceTypeBinding) Bindings.ofType(from);
        for (ReferenceBinding named = Bindings.ofType(type); named != null; named = named.enclosingType()) {
            if (!named.canBeSeenBy(source.scope)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Deprecation deprecation(Element element) {
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
