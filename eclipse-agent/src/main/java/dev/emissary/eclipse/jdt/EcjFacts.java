package dev.emissary.eclipse.jdt;

import dev.emissary.bodies.BodyText;
import dev.emissary.bodies.DefaultCalls;
import dev.emissary.eclipse.jdt.access.HiddenMembers;
import dev.emissary.eclipse.jdt.access.Trees;
import dev.emissary.eclipse.jdt.model.Bindings;
import dev.emissary.eclipse.jdt.model.EcjModel;
import dev.emissary.rules.types.InterfaceMembers;
import dev.emissary.rules.types.ProgramFacts;
import dev.emissary.rules.types.ProgramFacts.Deprecation;
import java.io.ByteArrayInputStream;
import java.nio.CharBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
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

    /** Whether an interface has instance methods, even while it is being completed; those of Object are not forwarded. */
    @Override
    public boolean hasInstanceMethods(TypeElement type) {
        return hasInstanceMethods(Bindings.ofType(type), new HashSet<>());
    }

    private boolean hasInstanceMethods(ReferenceBinding type, Set<ReferenceBinding> seen) {
        if (!seen.add(type)) {
            return false;
        }
        if ((type instanceof SourceTypeBinding source && source.scope != null) ? declares(source) : declares(type)) {
            return true;
        }
        for (ReferenceBinding superinterface : Trees.list(type.superInterfaces())) {
            if (hasInstanceMethods((ReferenceBinding) superinterface.erasure(), seen)) {
                return true;
            }
        }
        return false;
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

    private boolean declares(ReferenceBinding type) {
        for (ExecutableElement method : model.declaredMethods(model.element(type))) {
            if (!method.getModifiers().contains(Modifier.STATIC)
                    && !method.getModifiers().contains(Modifier.PRIVATE)
                    && !InterfaceMembers.overridesPublicMethodOfObject(method)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Set<String> calls(ExecutableElement defaultMethod, String signature) {
        MethodBinding method = Bindings.ofMethod(defaultMethod).original();
        AbstractMethodDeclaration source = method.sourceMethod();
        if (source == null) {
            return calls.computeIfAbsent(method.declaringClass, this::callsIn).getOrDefault(signature, Set.of());
        }
        // What the tools of Eclipse make of their model of a file has no bodies.
        return source.compilationResult().compilationUnit == null
                ? Set.of()
                : body(source).calls();
    }

    private Map<String, Set<String>> callsIn(ReferenceBinding type) {
        ModuleBinding module = type.module();
        String name = module == null ? "" : new String(module.name());
        if (name.startsWith("java.") || name.startsWith("jdk.")) {
            return DefaultCalls.inJdk(new String(type.constantPoolName()));
        }
        return DefaultCalls.inClassFile(
                model.classFile(type) instanceof ClassFileReader reader
                        ? new ByteArrayInputStream(HiddenMembers.bytes(reader))
                        : null);
    }

    @Override
    public boolean onlyForwards(ExecutableElement written) {
        AbstractMethodDeclaration source = Bindings.ofMethod(written).sourceMethod();
        return body(source).onlyForwards(new String(source.selector));
    }

    private static BodyText body(AbstractMethodDeclaration method) {
        return new BodyText(
                CharBuffer.wrap(method.compilationResult().compilationUnit.getContents()), method.bodyStart);
    }

    @Override
    public boolean refuses(ExecutableElement written) {
        return body(Bindings.ofMethod(written).sourceMethod()).refuses();
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
        for (ReferenceBinding superinterface : Trees.list(type.superInterfaces())) {
            if (lacksSupertype(superinterface)) {
                return true;
            }
        }
        return lacksSupertype(type.superclass());
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
