package dev.emissary.tools.survey;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.resolution.declarations.ResolvedMethodDeclaration;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import dev.emissary.tools.adopt.Forwarders;
import dev.emissary.tools.adopt.Qualification;
import dev.emissary.tools.analysis.ClassPath;
import dev.emissary.tools.analysis.Delegate;
import dev.emissary.tools.analysis.DelegatingClass;
import dev.emissary.tools.analysis.DelegationFinder;
import dev.emissary.tools.analysis.FieldUses;
import dev.emissary.tools.analysis.InterfaceMethod;
import dev.emissary.tools.analysis.Limit;
import dev.emissary.tools.analysis.Limits;
import dev.emissary.tools.analysis.Outlines;
import dev.emissary.tools.analysis.Types;
import dev.emissary.tools.analysis.Wrapper;
import dev.emissary.tools.analysis.WrapperFinder;
import dev.emissary.tools.source.Problem;
import dev.emissary.tools.source.SourceFile;
import dev.emissary.tools.source.SourceParser;
import java.io.IOException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is found in the files of a library by resolving types, one file after the other. */
final class Resolution {
    private final DelegationFinder finder;
    private final WrapperFinder wrapperFinder = new WrapperFinder();
    private final Outlines outlines;
    private final Limits limits;
    private final Qualification qualification;
    private final JdkClasses jdk;
    private final SourceParser parser = new SourceParser(true);
    final List<SurveyedClass> wrappers = new ArrayList<>();
    final List<Problem> unresolved = new ArrayList<>();
    int delegating;
    int forgotten;
    int leaks;

    Resolution(Subject.Opened opened, Outlines outlines, FieldUses uses, JdkClasses jdk) throws IOException {
        this.finder = new DelegationFinder(ClassPath.solver(opened.roots(), opened.classPath()));
        this.outlines = outlines;
        this.limits = new Limits(outlines, uses);
        this.qualification = new Qualification(outlines);
        this.jdk = jdk;
    }

    /** Adds what a file has. */
    void add(SourceFile file) {
        CompilationUnit unit = parser.parse(file, unresolved::add);
        if (unit == null) {
            return;
        }
        IdentityHashMap<Node, DelegatingClass> byDeclaration = new IdentityHashMap<>();
        for (DelegatingClass source : finder.find(file, unit, unresolved::add)) {
            byDeclaration.put(source.declaration(), source);
            try {
                count(source);
            } catch (RuntimeException | StackOverflowError failure) {
                unresolved.add(new Problem(file.displayName(), source.line(), failure.toString()));
            }
        }
        // A type that is not found above is not found below either, and has been counted.
        for (Wrapper wrapper : wrapperFinder.find(unit)) {
            Set<Limit> found = limits.of(wrapper);
            String place = file.at(wrapper.line());
            wrappers.add(new SurveyedClass(
                    wrapper.name(),
                    place.substring(place.lastIndexOf('/') + 1),
                    found,
                    found.isEmpty() && isConverted(byDeclaration.get(wrapper.body())),
                    wrapper.declared().values().stream().anyMatch(Wrapper::isRefusing)));
        }
    }

    /** Returns whether adopt converts a class; it looks at those only in which it sees forwarders of half of an interface. */
    private boolean isConverted(DelegatingClass source) {
        try {
            return source != null
                    && source.isMostlyForwarding()
                    && qualification.obstacles(source).isEmpty();
        } catch (RuntimeException | StackOverflowError failure) {
            return false;
        }
    }

    private void count(DelegatingClass source) {
        List<Delegate> delegates =
                source.delegates().stream().filter(Delegate::isOfTheInterface).toList();
        for (Delegate delegate : delegates) {
            if (Types.isHalf(delegate.methods(), delegate.forwarders().size())
                    && delegate.declared().values().stream().noneMatch(Wrapper::isRefusing)) {
                findForgotten(source, delegate);
            }
            leaks += (int) delegate.forwarders().keySet().stream()
                    .filter(signature -> Forwarders.mayReturnSelf(source, delegate, signature))
                    .count();
        }
        delegating += delegates.isEmpty() ? 0 : 1;
    }

    private void findForgotten(DelegatingClass source, Delegate delegate) {
        Set<String> inherited = null;
        for (InterfaceMethod method : delegate.methods().values()) {
            if (!method.isDefault() || delegate.declared().containsKey(method.signature())) {
                continue;
            }
            String key = method.name() + "/" + method.arity();
            inherited = inherited == null ? inheritedMethods(source, delegate) : inherited;
            if (!inherited.contains(key) && isOverridden(source, delegate, key)) {
                forgotten++;
            }
        }
    }

    private boolean isOverridden(DelegatingClass source, Delegate delegate, String method) {
        String name = delegate.type().getQualifiedName();
        return outlines.isOverridden(
                        name.substring(name.lastIndexOf('.') + 1),
                        method,
                        source.declaration().getNameAsString())
                || jdk.isOverridden(name, method);
    }

    /** Returns the methods with a body that a class inherits, except from the delegate's interface. */
    private static Set<String> inheritedMethods(DelegatingClass source, Delegate delegate) {
        Stream<ResolvedReferenceType> classes = source.declaration().getExtendedTypes().stream()
                .map(type -> type.resolve().asReferenceType())
                .flatMap(type -> Stream.concat(Stream.of(type), type.getAllClassesAncestors().stream()));
        Set<String> delegated = Types.ancestors(delegate.type())
                .map(ResolvedReferenceType::getQualifiedName)
                .collect(Collectors.toSet());
        Stream<ResolvedReferenceType> interfaces = source.listed().stream()
                .flatMap(Types::ancestors)
                .filter(type -> !delegated.contains(type.getQualifiedName()));
        return Stream.concat(classes, interfaces)
                .flatMap(type -> type.getTypeDeclaration().stream())
                .flatMap(declaration -> declaration.getDeclaredMethods().stream())
                .filter(method -> !method.isAbstract())
                .map((ResolvedMethodDeclaration method) -> method.getName() + "/" + method.getNumberOfParams())
                .collect(Collectors.toSet());
    }
}
