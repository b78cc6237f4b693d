package dev.emissary.tools.survey;

import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.resolution.declarations.ResolvedMethodDeclaration;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import dev.emissary.tools.adopt.Forwarders;
import dev.emissary.tools.adopt.Qualification;
import dev.emissary.tools.adopt.Reason;
import dev.emissary.tools.analysis.Delegate;
import dev.emissary.tools.analysis.DelegatingClass;
import dev.emissary.tools.analysis.InterfaceMethod;
import dev.emissary.tools.analysis.Outlines;
import dev.emissary.tools.survey.wrapper.Refusals;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Counts the findings in delegating classes. */
final class Counter {
    private final Outlines outlines;
    private final Qualification qualification;
    private final JdkClasses jdk;

    final List<Finding> forgotten = new ArrayList<>();
    final List<Finding> leftByRestricting = new ArrayList<>();
    final List<Finding> leaks = new ArrayList<>();

    Counter(Outlines outlines, JdkClasses jdk) {
        this.outlines = outlines;
        this.qualification = new Qualification(outlines, false);
        this.jdk = jdk;
    }

    /** Counts a class, and returns its numbers. */
    Numbers count(DelegatingClass source) {
        int forgottenBefore = forgotten.size();
        int leftBefore = leftByRestricting.size();
        int leaksBefore = leaks.size();
        for (Delegate delegate : source.delegates()) {
            if (delegate.isHalf(delegate.forwarders().size())) {
                findForgotten(source, delegate);
            }
            findLeaks(source, delegate);
        }
        return new Numbers(
                0,
                0,
                0,
                1,
                source.isMostlyForwarding() ? 1 : 0,
                source.isPurelyForwarding() ? 1 : 0,
                source.forwarders().size(),
                source.forwarders().stream().mapToInt(Counter::lines).sum(),
                forgotten.size() - forgottenBefore,
                leftByRestricting.size() - leftBefore,
                leaks.size() - leaksBefore,
                0);
    }

    private static int lines(MethodDeclaration method) {
        return method.getRange().map(range -> range.getLineCount()).orElse(0);
    }

    /** Returns what keeps adopt from converting a class, as short names; none if it would. */
    List<String> toolObstacles(DelegatingClass source) {
        try {
            return qualification.obstacles(source).stream()
                    .map(obstacle -> obstacle.reason().key())
                    .distinct()
                    .toList();
        } catch (RuntimeException | StackOverflowError failure) {
            return List.of(Reason.UNVERIFIED.key());
        }
    }

    private void findForgotten(DelegatingClass source, Delegate delegate) {
        Set<String> inherited = null;
        List<Finding> found =
                delegate.declared().values().stream().anyMatch(Refusals::isRefusing) ? leftByRestricting : forgotten;
        for (InterfaceMethod method : delegate.methods().values()) {
            if (!method.isDefault() || delegate.declared().containsKey(method.signature())) {
                continue;
            }
            String key = method.name() + "/" + method.arity();
            inherited = inherited == null ? inheritedMethods(source, delegate) : inherited;
            if (!inherited.contains(key)) {
                overrider(source, delegate, key)
                        .ifPresent(by -> found.add(new Finding(
                                source.file().at(source.line()),
                                source.name(),
                                method.displayName(),
                                "overridden by " + by)));
            }
        }
    }

    private Optional<String> overrider(DelegatingClass source, Delegate delegate, String method) {
        String name = delegate.type().getQualifiedName();
        return outlines.overriding(
                        name.substring(name.lastIndexOf('.') + 1),
                        method,
                        source.declaration().getNameAsString())
                .map(outline -> outline.name() + " at " + outline.place())
                .or(() -> jdk.overriding(name, method));
    }

    /** Returns the methods with a body that a class inherits, except from the delegate's interface. */
    private static Set<String> inheritedMethods(DelegatingClass source, Delegate delegate) {
        Stream<ResolvedReferenceType> classes = source.declaration().getExtendedTypes().stream()
                .map(type -> type.resolve().asReferenceType())
                .flatMap(type -> Stream.concat(Stream.of(type), type.getAllClassesAncestors().stream()));
        Set<String> delegated = Stream.concat(Stream.of(delegate.type()), delegate.type().getAllAncestors().stream())
                .map(ResolvedReferenceType::getQualifiedName)
                .collect(Collectors.toSet());
        Stream<ResolvedReferenceType> interfaces = source.listed().stream()
                .flatMap(type -> Stream.concat(Stream.of(type), type.getAllAncestors().stream()))
                .filter(type -> !delegated.contains(type.getQualifiedName()));
        return Stream.concat(classes, interfaces)
                .flatMap(type -> methods(type).stream())
                .collect(Collectors.toSet());
    }

    private static Set<String> methods(ResolvedReferenceType type) {
        return type.getTypeDeclaration().stream()
                .flatMap(declaration -> declaration.getDeclaredMethods().stream())
                .filter(method -> !method.isAbstract())
                .map((ResolvedMethodDeclaration method) -> method.getName() + "/" + method.getNumberOfParams())
                .collect(Collectors.toSet());
    }

    private void findLeaks(DelegatingClass source, Delegate delegate) {
        delegate.forwarders().forEach((signature, forwarder) -> {
            if (Forwarders.mayReturnSelf(source, delegate, signature)) {
                leaks.add(new Finding(
                        source.file().at(DelegatingClass.line(forwarder.getName())),
                        source.name(),
                        delegate.methods().get(signature).displayName(),
                        "returns " + forwarder.getType()));
            }
        });
    }
}
