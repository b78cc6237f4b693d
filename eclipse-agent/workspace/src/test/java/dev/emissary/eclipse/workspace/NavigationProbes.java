package dev.emissary.eclipse.workspace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.ISourceRange;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.search.IJavaSearchConstants;
import org.eclipse.jdt.core.search.SearchEngine;
import org.eclipse.jdt.core.search.SearchMatch;
import org.eclipse.jdt.core.search.SearchParticipant;
import org.eclipse.jdt.core.search.SearchPattern;
import org.eclipse.jdt.core.search.SearchRequestor;
import org.eclipse.jdt.internal.corext.callhierarchy.CallHierarchyCore;
import org.eclipse.jdt.internal.corext.callhierarchy.MethodWrapper;

/** What leads from one place in the sources to others: the outline, declarations, hierarchies and searches. */
final class NavigationProbes {
    private static final String MAIN = "application/Main.java";
    private static final String PORTER = "application/Porter.java";

    private NavigationProbes() {}

    static Map<Feature, Probe> all() {
        return Map.ofEntries(
                Map.entry(Feature.OUTLINE, NavigationProbes::outline),
                Map.entry(Feature.OPEN_CALL, projects -> open(projects, MAIN, "desk.greet", "greet")),
                Map.entry(Feature.OPEN_UNQUALIFIED_CALL, projects -> open(projects, PORTER, "greet(name)", "greet")),
                Map.entry(Feature.OPEN_LIBRARY_CALL, projects -> open(projects, PORTER, "iterator()", "iterator")),
                Map.entry(Feature.OPEN_HAND_WRITTEN, projects -> open(projects, MAIN, "porter.welcome", "welcome")),
                Map.entry(Feature.OPEN_NAME, projects -> open(projects, MAIN, "new Desk(", "Desk")),
                Map.entry(
                        Feature.OPEN_LISTED,
                        projects -> open(
                                projects,
                                "application/Corner.java",
                                projects.form().list() + "Greeter",
                                "Greeter")),
                Map.entry(Feature.HOVER, NavigationProbes::hover),
                Map.entry(Feature.SUPERTYPES, NavigationProbes::supertypes),
                Map.entry(Feature.SUBTYPES, projects -> subtypes(projects, projects.type("library.Greeter"))),
                Map.entry(Feature.SUBTYPES_LIBRARY, projects -> subtypes(projects, iterable(projects))),
                Map.entry(
                        Feature.METHOD_REFERENCES,
                        projects -> search(projects, greet(projects), IJavaSearchConstants.REFERENCES)),
                Map.entry(Feature.METHOD_DECLARATIONS, NavigationProbes::declarations),
                Map.entry(
                        Feature.TYPE_REFERENCES,
                        projects -> search(projects, projects.type("library.Desk"), IJavaSearchConstants.REFERENCES)),
                Map.entry(
                        Feature.IMPLEMENTORS,
                        projects ->
                                search(projects, projects.type("library.Greeter"), IJavaSearchConstants.IMPLEMENTORS)),
                Map.entry(Feature.CALL_HIERARCHY, NavigationProbes::callers));
    }

    private static String outline(Projects projects) throws JavaModelException {
        IType desk = projects.type("library.Desk");
        return "%s implements %s; %s"
                .formatted(
                        desk.getElementName(),
                        String.join(", ", desk.getSuperInterfaceNames()),
                        Arrays.stream(desk.getChildren())
                                .map(IJavaElement::getElementName)
                                .collect(Collectors.joining(", ")));
    }

    private static String open(Projects projects, String path, String text, String name) throws JavaModelException {
        return select(projects, path, text, name).map(NavigationProbes::name).collect(Collectors.joining(", "));
    }

    private static Stream<IJavaElement> select(Projects projects, String path, String text, String name)
            throws JavaModelException {
        ICompilationUnit unit = projects.unit(path);
        int begin = Text.indexOf(unit.getSource(), text) + text.indexOf(name);
        IJavaElement[] selected = unit.codeSelect(begin, name.length());
        // JDT finds no local types in lambda expressions of a file that is open.
        unit.close();
        return Stream.of(selected);
    }

    private static String hover(Projects projects) throws JavaModelException {
        List<String> comments = new ArrayList<>();
        for (IJavaElement element :
                select(projects, MAIN, "desk.greet", "greet").toList()) {
            ISourceRange comment = element instanceof IMember member ? member.getJavadocRange() : null;
            if (comment != null) {
                String text = ((IMember) element)
                        .getCompilationUnit()
                        .getSource()
                        .substring(comment.getOffset(), comment.getOffset() + comment.getLength());
                comments.add(text.replaceAll("^/\\*\\* | \\*/$", ""));
            }
        }
        return String.join(", ", comments);
    }

    private static String supertypes(Projects projects) throws JavaModelException {
        IType desk = projects.type("library.Desk");
        return names(desk.newSupertypeHierarchy(null).getAllSupertypes(desk), type -> true);
    }

    private static String subtypes(Projects projects, IType type) throws JavaModelException {
        return names(
                type.newTypeHierarchy(null).getAllSubtypes(type),
                subtype -> projects.javaProjects().contains(subtype.getJavaProject()) && !subtype.isBinary());
    }

    private static String names(IType[] types, Predicate<IType> filter) {
        return Stream.of(types)
                .filter(filter)
                .map(IType::getElementName)
                .sorted()
                .collect(Collectors.joining(", "));
    }

    private static IType iterable(Projects projects) throws JavaModelException {
        return projects.javaProjects().get(1).findType("java.lang.Iterable");
    }

    private static IMethod greet(Projects projects) {
        return projects.type("library.Greeter").getMethod("greet", new String[] {"QString;"});
    }

    private static String declarations(Projects projects) throws CoreException {
        SearchPattern pattern = SearchPattern.createPattern(
                greet(projects),
                IJavaSearchConstants.DECLARATIONS
                        | IJavaSearchConstants.IGNORE_DECLARING_TYPE
                        | IJavaSearchConstants.IGNORE_RETURN_TYPE);
        return search(projects, pattern).stream()
                .map(element -> element.getParent().getElementName())
                .sorted()
                .collect(Collectors.joining(", "));
    }

    private static String search(Projects projects, IJavaElement element, int kind) throws CoreException {
        return search(projects, SearchPattern.createPattern(element, kind)).stream()
                .map(NavigationProbes::name)
                .sorted()
                .collect(Collectors.joining(", "));
    }

    /** Returns the elements in which there are matches, without import declarations. */
    private static List<IJavaElement> search(Projects projects, SearchPattern pattern) throws CoreException {
        List<IJavaElement> found = new ArrayList<>();
        new SearchEngine()
                .search(
                        pattern,
                        new SearchParticipant[] {SearchEngine.getDefaultSearchParticipant()},
                        projects.scope(),
                        new SearchRequestor() {
                            @Override
                            public void acceptSearchMatch(SearchMatch match) {
                                IJavaElement element = (IJavaElement) match.getElement();
                                if (element.getElementType() != IJavaElement.IMPORT_DECLARATION) {
                                    found.add(element);
                                }
                            }
                        },
                        new NullProgressMonitor());
        return found;
    }

    private static String callers(Projects projects) {
        CallHierarchyCore calls = CallHierarchyCore.getDefault();
        calls.setSearchScope(projects.scope());
        IMethod write = projects.type("library.Journal").getMethod("write", new String[] {"QString;"});
        List<IJavaElement> callers = new ArrayList<>();
        for (MethodWrapper root : calls.getCallerRoots(new IMember[] {write})) {
            for (MethodWrapper caller : root.getCalls(new NullProgressMonitor())) {
                callers.add(caller.getMember());
            }
        }
        return callers.stream().map(NavigationProbes::name).sorted().collect(Collectors.joining(", "));
    }

    /** Returns the name of a type, or of a member with its type. */
    private static String name(IJavaElement element) {
        return element instanceof IMember member && member.getDeclaringType() != null && !(element instanceof IType)
                ? member.getDeclaringType().getElementName() + "." + member.getElementName()
                : element.getElementName();
    }
}
