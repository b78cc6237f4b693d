package dev.emissary.eclipse.jdt.annotations;

import dev.emissary.eclipse.jdt.access.Trees;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.env.IBinaryMethod;
import org.eclipse.jdt.internal.compiler.env.IBinaryType;
import org.eclipse.jdt.internal.compiler.env.IModuleAwareNameEnvironment;
import org.eclipse.jdt.internal.compiler.env.INameEnvironment;
import org.eclipse.jdt.internal.compiler.env.NameEnvironmentAnswer;
import org.eclipse.jdt.internal.compiler.lookup.LookupEnvironment;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.ModuleBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;

/**
 * The methods of class files with all their annotations. They are read again, because the compiler keeps only the
 * annotations that its own checks need.
 */
public final class BinaryMethods {
    private final LookupEnvironment environment;
    private final Map<ReferenceBinding, IBinaryType> known = new HashMap<>();

    /** Reads the class files of a compilation. */
    public BinaryMethods(LookupEnvironment environment) {
        this.environment = environment;
    }

    /** Returns a method as its class file has it, or null if that cannot be found. */
    IBinaryMethod find(MethodBinding method) {
        IBinaryType type = known.computeIfAbsent(method.declaringClass, this::read);
        for (IBinaryMethod candidate : Trees.list(type == null ? null : type.getMethods())) {
            if (CharOperation.equals(candidate.getSelector(), method.selector)
                    && CharOperation.equals(candidate.getMethodDescriptor(), method.signature())) {
                return candidate;
            }
        }
        return null;
    }

    /** Returns a class or interface as its class file has it, or null if that cannot be found. */
    public IBinaryType read(ReferenceBinding type) {
        char[][] name = type.compoundName;
        INameEnvironment names = environment.nameEnvironment;
        ModuleBinding module = type.module();
        NameEnvironmentAnswer answer = names instanceof IModuleAwareNameEnvironment aware && module != null
                ? aware.findType(name, module.nameForLookup())
                : names.findType(name);
        return answer == null ? null : answer.getBinaryType();
    }
}
