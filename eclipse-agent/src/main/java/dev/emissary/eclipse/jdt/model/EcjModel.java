package dev.emissary.eclipse.jdt.model;

import dev.emissary.eclipse.jdt.access.HiddenMembers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.eclipse.jdt.internal.compiler.apt.dispatch.BaseProcessingEnvImpl;
import org.eclipse.jdt.internal.compiler.apt.model.Factory;
import org.eclipse.jdt.internal.compiler.env.IBinaryType;
import org.eclipse.jdt.internal.compiler.env.IModuleAwareNameEnvironment;
import org.eclipse.jdt.internal.compiler.env.INameEnvironment;
import org.eclipse.jdt.internal.compiler.env.NameEnvironmentAnswer;
import org.eclipse.jdt.internal.compiler.lookup.Binding;
import org.eclipse.jdt.internal.compiler.lookup.LookupEnvironment;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.ModuleBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.SyntheticMethodBinding;

/** The program of one compilation as {@code javax.lang.model}: the compiler's own implementation of it. */
public final class EcjModel {
    private final BaseProcessingEnvImpl environment;
    private final Factory factory;
    private final Map<ReferenceBinding, IBinaryType> classFiles = new HashMap<>();

    /** Creates the model of a compilation. */
    public EcjModel(LookupEnvironment lookup) {
        environment = new Environment(lookup);
        factory = environment.getFactory();
    }

    /** What the compiler's model asks of an annotation processor's environment. */
    private static final class Environment extends BaseProcessingEnvImpl {
        private final LookupEnvironment lookup;

        Environment(LookupEnvironment lookup) {
            this.lookup = lookup;
        }

        @Override
        public LookupEnvironment getLookupEnvironment() {
            return lookup;
        }

        @Override
        public SourceVersion getSourceVersion() {
            return SourceVersion.latest();
        }

        @Override
        public Locale getLocale() {
            return Locale.getDefault();
        }
    }

    /** Returns the type of a binding. */
    public TypeMirror type(Binding binding) {
        return factory.newTypeMirror(binding);
    }

    /** Returns the type of a class or interface that cannot be found or used. */
    public TypeMirror error(ReferenceBinding binding) {
        return factory.getErrorType(binding);
    }

    /** Returns the element of a class or interface. */
    public TypeElement element(ReferenceBinding binding) {
        return (TypeElement) factory.newElement(binding);
    }

    /** Returns the element of a constructor. */
    public ExecutableElement constructor(MethodBinding binding) {
        return (ExecutableElement) factory.newElement(binding);
    }

    BaseProcessingEnvImpl environment() {
        return environment;
    }

    /** Returns what the compiler looks names up in. */
    public LookupEnvironment lookup() {
        return environment.getLookupEnvironment();
    }

    /**
     * Returns a class or interface as its class file has it, or null if that cannot be found. It is read again, because
     * the compiler keeps only what its own checks need.
     */
    public IBinaryType classFile(ReferenceBinding type) {
        return classFiles.computeIfAbsent(type, this::read);
    }

    private IBinaryType read(ReferenceBinding type) {
        INameEnvironment names = lookup().nameEnvironment;
        ModuleBinding module = type.module();
        NameEnvironmentAnswer answer = names instanceof IModuleAwareNameEnvironment aware && module != null
                ? aware.findType(type.compoundName, module.nameForLookup())
                : names.findType(type.compoundName);
        return answer == null ? null : answer.getBinaryType();
    }

    /**
     * Returns the methods that a class or interface declares, in order, without those that the compiler generates. The
     * compiler sorts its bindings by name, and an element's enclosed elements include constructors and members.
     */
    public List<ExecutableElement> declaredMethods(TypeElement element) {
        ReferenceBinding type = Bindings.ofType(element);
        MethodBinding[] methods;
        if (type instanceof SourceTypeBinding declaring) {
            declaring.methods();
            methods = HiddenMembers.methods(declaring).clone();
        } else {
            methods = type.methods();
        }
        List<MethodBinding> declared = new ArrayList<>();
        for (MethodBinding method : methods) {
            if (method.selector[0] != '<' && !method.isSynthetic()) {
                declared.add(method);
            }
        }
        // A class whose code has been generated has no tree any more.
        if (type instanceof SourceTypeBinding source && source.scope != null) {
            declared.sort(Comparator.comparingInt(EcjModel::position));
        }
        return declared.stream()
                .map(method -> (ExecutableElement) factory.newElement(method))
                .toList();
    }

    private static int position(MethodBinding method) {
        return method instanceof SyntheticMethodBinding ? Integer.MAX_VALUE : method.sourceStart();
    }
}
