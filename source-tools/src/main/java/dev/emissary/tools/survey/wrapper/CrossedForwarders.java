package dev.emissary.tools.survey.wrapper;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.resolution.declarations.ResolvedMethodDeclaration;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import dev.emissary.tools.analysis.Types;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds methods that call another method than their own of a variable's object, although that has both: with the same
 * parameters and the same result. Such a line is deliberate, as in a reversed view, or a mistake that compiles.
 */
public final class CrossedForwarders {
    private static final Set<String> OF_OBJECT = Set.of("equals", "hashCode", "toString");

    private final Map<String, Map<String, Set<String>>> resultsByType = new HashMap<>();

    /**
     * A method that calls another one.
     *
     * @param className the class that declares it
     * @param line the line of its name
     * @param method its name
     * @param called the name of the method that it calls
     */
    public record Crossed(String className, int line, String method, String called) {}

    /** Returns the crossed forwarders of the classes with supertypes in a file; what cannot be resolved is left out. */
    public List<Crossed> find(CompilationUnit unit) {
        List<Crossed> found = new ArrayList<>();
        for (TypeBody body : TypeBody.in(unit)) {
            for (MethodDeclaration method :
                    body.supertypes().isEmpty() ? List.<MethodDeclaration>of() : body.methods()) {
                PassedOn.of(method)
                        .filter(call -> !call.isForwarding())
                        .filter(call -> call.target() instanceof Target.Variable
                                && !OF_OBJECT.contains(method.getNameAsString()))
                        .filter(call -> isCrossed(body, call))
                        .ifPresent(call -> found.add(new Crossed(
                                body.name(),
                                method.getName()
                                        .getBegin()
                                        .map(begin -> begin.line)
                                        .orElse(0),
                                method.getNameAsString(),
                                call.called())));
            }
        }
        return found;
    }

    private boolean isCrossed(TypeBody body, PassedOn call) {
        try {
            Optional<ResolvedReferenceType> type =
                    Delegates.typeOf(body, call.target()).map(Type::resolve).flatMap(WrapperFinder::reference);
            if (type.isEmpty()) {
                return false;
            }
            String signature = Types.signature(call.method());
            String parameters = signature.substring(signature.indexOf('('));
            Map<String, Set<String>> results = results(type.get());
            Set<String> own = results.getOrDefault(call.method().getNameAsString() + parameters, Set.of());
            return results.getOrDefault(call.called() + parameters, Set.of()).stream()
                    .anyMatch(own::contains);
        } catch (RuntimeException | StackOverflowError | NoClassDefFoundError unresolved) {
            return false;
        }
    }

    /** Returns the erasures of the results of all methods of a type, by signature. */
    private Map<String, Set<String>> results(ResolvedReferenceType type) {
        return resultsByType.computeIfAbsent(type.getQualifiedName(), absent -> {
            Map<String, Set<String>> results = new HashMap<>();
            WrapperFinder.ancestors(type)
                    .flatMap(each -> each.getTypeDeclaration().stream())
                    .flatMap(each -> each.getDeclaredMethods().stream())
                    .filter(method -> !method.isStatic())
                    .forEach(method -> results.computeIfAbsent(signature(method), missing -> new HashSet<>())
                            .add(Types.erasure(method.getReturnType())));
            return results;
        });
    }

    private static String signature(ResolvedMethodDeclaration method) {
        List<String> erasures = new ArrayList<>();
        for (int index = 0; index < method.getNumberOfParams(); index++) {
            erasures.add(Types.erasure(method.getParam(index).getType()));
        }
        return method.getName() + "(" + String.join(",", erasures) + ")";
    }
}
