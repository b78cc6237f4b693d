package dev.emissary.tools.survey;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.resolution.SymbolResolver;
import dev.emissary.tools.analysis.ClassPath;
import dev.emissary.tools.analysis.DelegatingClass;
import dev.emissary.tools.analysis.DelegationFinder;
import dev.emissary.tools.analysis.InterfaceMethod;
import dev.emissary.tools.analysis.InterfaceMethods;
import dev.emissary.tools.analysis.Outlines;
import dev.emissary.tools.source.Problem;
import dev.emissary.tools.source.SourceFile;
import dev.emissary.tools.source.SourceParser;
import dev.emissary.tools.survey.wrapper.CrossedForwarders;
import dev.emissary.tools.survey.wrapper.FieldUses;
import dev.emissary.tools.survey.wrapper.Limit;
import dev.emissary.tools.survey.wrapper.Limits;
import dev.emissary.tools.survey.wrapper.Refusals;
import dev.emissary.tools.survey.wrapper.TypeBody;
import dev.emissary.tools.survey.wrapper.Wrapper;
import dev.emissary.tools.survey.wrapper.WrapperFinder;
import java.io.IOException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** What is found in the files of a library by resolving types, one file after the other. */
final class Resolution implements AutoCloseable {
    private final DelegationFinder finder;
    private final DelegationFinder finderOfTool;
    private final WrapperFinder wrapperFinder = new WrapperFinder(new InterfaceMethods());
    private final CrossedForwarders crossedForwarders = new CrossedForwarders();
    private final Limits limits;
    private final DefaultBodies defaultBodies;
    private final SourceParser parser = new SourceParser(true);

    final Counter counter;
    final List<SurveyedClass> wrappers = new ArrayList<>();
    final List<CrossedMethod> crossed = new ArrayList<>();
    final List<Problem> unresolved = new ArrayList<>();

    Resolution(Subject.Opened opened, Outlines outlines, FieldUses uses, JdkClasses jdk) throws IOException {
        SymbolResolver solver = ClassPath.solver(opened.roots(), opened.classPath());
        this.finder = new DelegationFinder(solver);
        this.finderOfTool = DelegationFinder.withSubtypes(solver);
        this.counter = new Counter(outlines, jdk);
        this.limits = new Limits(outlines, uses);
        this.defaultBodies = new DefaultBodies(opened.classPath());
    }

    /** Adds what a file has, and returns its numbers. */
    Numbers add(SourceFile file, boolean isGenerated) {
        CompilationUnit unit = parser.parse(file, unresolved::add);
        if (unit == null) {
            return Numbers.NONE;
        }
        Numbers numbers = Numbers.NONE;
        for (DelegatingClass source : finder.find(file, unit, unresolved::add)) {
            try {
                numbers = numbers.plus(counter.count(source));
            } catch (RuntimeException | StackOverflowError failure) {
                unresolved.add(new Problem(file.displayName(), source.line(), failure.toString()));
            }
        }
        // A type that is not found above is not found below either, and has been counted.
        IdentityHashMap<Node, DelegatingClass> delegating = new IdentityHashMap<>();
        finderOfTool.find(file, unit, problem -> {}).forEach(source -> delegating.put(source.declaration(), source));
        for (Wrapper wrapper : wrapperFinder.find(unit, failure -> {})) {
            wrappers.add(surveyed(
                    file, isGenerated, wrapper, delegating.get(wrapper.body().node())));
        }
        crossedForwarders
                .find(unit)
                .forEach(each -> crossed.add(new CrossedMethod(
                        each.className(), shortened(file, each.line()), each.method(), each.called())));
        return numbers;
    }

    private SurveyedClass surveyed(SourceFile file, boolean isGenerated, Wrapper wrapper, DelegatingClass source) {
        boolean isAnonymous = wrapper.body().kind().equals(TypeBody.Kind.ANONYMOUS);
        Set<Limit> found = isAnonymous ? Set.of() : limits.of(wrapper);
        List<String> tool = isAnonymous || !found.isEmpty() ? List.of() : tool(source);
        Set<String> refused = Refusals.of(wrapper);
        List<InterfaceMethod> left = refused.isEmpty() ? List.of() : Refusals.leftToTheInterface(wrapper);
        return new SurveyedClass(
                wrapper.body().name(),
                shortened(file, wrapper.body().line()),
                wrapper.body().kind().name().toLowerCase(Locale.ROOT),
                wrapper.delegateKind(),
                isGenerated,
                found,
                found.equals(Set.of(Limit.ADVICE)) ? wrapper.sharedAdvice() : null,
                found.equals(Set.of(Limit.SUPERCLASS)) ? wrapper.plain().size() : 0,
                tool,
                refused.size(),
                names(left),
                names(left.stream()
                        .filter(method -> isHole(wrapper, refused, method))
                        .toList()));
    }

    /** Returns what stops the tool; it looks at classes only in which it sees forwarders of half of an interface. */
    private List<String> tool(DelegatingClass source) {
        return source == null || !source.isMostlyForwarding()
                ? List.of("not looked at")
                : counter.toolObstacles(source);
    }

    /** Returns whether a default method calls one that the wrapper refuses, so that the delegate's would not be refused. */
    private boolean isHole(Wrapper wrapper, Set<String> refused, InterfaceMethod method) {
        Set<String> calls = defaultBodies.calls(method.declaredBy(), method.name() + "/" + method.arity());
        return refused.stream()
                .map(signature -> wrapper.methods().get(signature))
                .anyMatch(each -> calls.contains(each.name() + "/" + each.arity()));
    }

    private static List<String> names(List<InterfaceMethod> methods) {
        return List.copyOf(
                new TreeSet<>(methods.stream().map(InterfaceMethod::displayName).toList()));
    }

    /** Returns a place without the library, which stands elsewhere, and without directories. */
    private static String shortened(SourceFile file, int line) {
        String place = file.at(line);
        return place.substring(place.lastIndexOf('/') + 1);
    }

    @Override
    public void close() throws IOException {
        defaultBodies.close();
    }
}
