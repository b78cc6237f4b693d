package dev.emissary.tools.survey;

import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.resolution.declarations.ResolvedMethodDeclaration;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import dev.emissary.tools.adopt.Forwarders;
import dev.emissary.tools.adopt.Obstacle;
import dev.emissary.tools.adopt.Qualification;
import dev.emissary.tools.adopt.Reason;
import dev.emissary.tools.analysis.Delegate;
import dev.emissary.tools.analysis.DelegatingClass;
import dev.emissary.tools.analysis.InterfaceMethod;
import dev.emissary.tools.analysis.Outlines;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Counts the findings in delegating classes. */
final class Counter {
    private final Outlines outlines;
    private final Qualification qualification;
    private final JdkClasses jdk;

    int delegating;
    int mostly;
    int purely;
    int forwarders;
    int forwarderLines;
    int convertible;
    final Map<String, Integer> reasons = new TreeMap<>();
    final List<Finding> forgotten = new ArrayList<>();
    final List<Finding> leaks = new ArrayList<>();

    Counter(Outlines outlines, JdkClasses jdk) {
        this.outlines = outlines;
        this.qualification = new Qualification(outlines, false);
        this.jdk = jdk;
    }

    void count(DelegatingClass source) {
        delegating++;
        for (MethodDeclaration forwarder : source.forwarders()) {
            forwarders++;
            forwarderLines +=
                    forwarder.getRange().map(range -> range.getLineCount()).orElse(0);
        }
        if (source.isPurelyForwarding()) {
            purely++;
        }
        if (source.isMostlyForwarding()) {
            mostly++;
            Optional<Obstacle> skipped = judged(source);
            convertible += skipped.isEmpty() ? 1 : 0;
            skipped.ifPresent(why -> reasons.merge(why.reason().key(), 1, Integer::sum));
        }
        for (Delegate delegate : source.delegates()) {
            if (delegate.isHalf(delegate.forwarders().size())) {
                findForgotten(source, delegate);
            }
            findLeaks(source, delegate);
        }
    }

    private Optional<Obstacle> judged(DelegatingClass source) {
        try {
            return qualification.skipReason(source);
        } catch (RuntimeException | StackOverflowError failure) {
            return Optional.of(new Obstacle(Reason.UNVERIFIED, source.line(), "a type is not found"));
        }
    }

    private void findForgotten(DelegatingClass source, Delegate delegate) {
        Set<String> inherited = null;
        for (InterfaceMethod method : delegate.methods().values()) {
            if (!method.isDefault() || delegate.declared().containsKey(method.signature())) {
                continue;
            }
            String key = method.name() + "/" + method.arity();
            inherited = inherited == null ? inheritedMethods(source, delegate) : inherited;
            if (!inherited.contains(key)) {
                overrider(source, delegate, key)
                        .ifPresent(by -> forgotten.add(new Finding(
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
