package dev.emissary.eclipse.workspace;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.IClasspathEntry;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaModelMarker;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.search.IJavaSearchScope;
import org.eclipse.jdt.core.search.SearchEngine;
import org.eclipse.jdt.internal.core.JavaModelManager;

/**
 * Two Java projects in the workspace, a library and an application that uses it, with the same sources in either form.
 * A file is named as in {@code library/Desk.java}; the first name is that of the package and of the project.
 */
final class Projects {
    private final Form form;
    private final Path annotations;
    private final Map<String, String> sources = new TreeMap<>();
    private final List<IJavaProject> projects = new ArrayList<>();

    private Projects(Form form, Path annotations) {
        this.form = form;
        this.annotations = annotations;
    }

    /** Creates the two projects and does not build them. */
    static Projects create(Form form, Path directory, Path annotations) throws CoreException, IOException {
        Projects created = new Projects(form, annotations);
        IJavaProject library = created.create("library", directory);
        created.create("application", directory, JavaCore.newProjectEntry(library.getPath()));
        return created;
    }

    private IJavaProject create(String name, Path directory, IClasspathEntry... further)
            throws CoreException, IOException {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(projectName(name));
        project.create(null);
        project.open(null);
        IProjectDescription description = project.getDescription();
        description.setNatureIds(new String[] {JavaCore.NATURE_ID});
        project.setDescription(description, null);
        project.getFolder("src").create(true, true, null);
        project.getFolder("src/" + name).create(true, true, null);
        project.getFolder("bin").create(true, true, null);

        IJavaProject java = JavaCore.create(project);
        java.setOptions(options());
        List<IClasspathEntry> entries = new ArrayList<>(List.of(
                JavaCore.newSourceEntry(project.getFolder("src").getFullPath()),
                JavaCore.newLibraryEntry(
                        org.eclipse.core.runtime.Path.fromOSString(System.getProperty("java.home") + "/lib/jrt-fs.jar"),
                        null,
                        null),
                JavaCore.newLibraryEntry(
                        org.eclipse.core.runtime.Path.fromOSString(annotations.toString()), null, null)));
        entries.addAll(Arrays.asList(further));
        java.setRawClasspath(
                entries.toArray(IClasspathEntry[]::new),
                project.getFolder("bin").getFullPath(),
                null);
        projects.add(java);

        Path folder = directory.resolve(name).resolve("src").resolve(name);
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                String path = name + "/" + file.getFileName();
                sources.put(path, form.of(Files.readString(file)));
                write(path, sources.get(path));
            }
        }
        return java;
    }

    private static Map<String, String> options() {
        Map<String, String> options = JavaCore.getOptions();
        JavaCore.setComplianceOptions("17", options);
        options.put(JavaCore.CODEASSIST_VISIBILITY_CHECK, JavaCore.ENABLED);
        options.put(JavaCore.COMPILER_RELEASE, JavaCore.ENABLED);
        return options;
    }

    private String projectName(String name) {
        return name + "-" + form.name().toLowerCase(Locale.ROOT);
    }

    Form form() {
        return form;
    }

    /** Returns the jar of the annotations. */
    Path annotations() {
        return annotations;
    }

    List<IJavaProject> javaProjects() {
        return projects;
    }

    IFile file(String path) {
        String project = path.substring(0, path.indexOf('/'));
        return ResourcesPlugin.getWorkspace()
                .getRoot()
                .getProject(projectName(project))
                .getFile("src/" + path);
    }

    ICompilationUnit unit(String path) {
        return JavaCore.createCompilationUnitFrom(file(path));
    }

    /** Returns a top-level type, as in {@code library.Desk}. */
    IType type(String name) {
        return unit(name.replace('.', '/') + ".java").getType(name.substring(name.indexOf('.') + 1));
    }

    /** Returns the scope of a search in the sources of both projects. */
    IJavaSearchScope scope() {
        return SearchEngine.createJavaSearchScope(projects.toArray(IJavaElement[]::new), IJavaSearchScope.SOURCES);
    }

    /** Returns the text of a file as it is saved. */
    String text(String path) throws CoreException, IOException {
        return new String(file(path).getContents(true).readAllBytes(), StandardCharsets.UTF_8);
    }

    void write(String path, String text) throws CoreException {
        IFile file = file(path);
        ByteArrayInputStream content = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        if (file.exists()) {
            file.setContents(content, true, false, null);
        } else {
            file.create(content, true, null);
        }
    }

    /** Replaces the only occurrence of a text in a saved file. */
    void replace(String path, String text, String by) throws CoreException, IOException {
        write(path, Text.replace(text(path), text, by));
    }

    /** Builds what has changed in both projects, and waits until the index knows it too. */
    void build() throws CoreException {
        ResourcesPlugin.getWorkspace().build(IncrementalProjectBuilder.INCREMENTAL_BUILD, null);
        JavaModelManager.getIndexManager().waitForIndex(true, null);
    }

    /** Throws away all class files and builds both projects. */
    void buildAll() throws CoreException {
        for (IJavaProject project : projects) {
            project.getProject().build(IncrementalProjectBuilder.CLEAN_BUILD, null);
        }
        for (IJavaProject project : projects) {
            project.getProject().build(IncrementalProjectBuilder.FULL_BUILD, null);
        }
        JavaModelManager.getIndexManager().waitForIndex(true, null);
    }

    /** Returns the texts of all files as they are saved. */
    Map<String, String> texts() throws CoreException, IOException {
        Map<String, String> texts = new TreeMap<>();
        for (IJavaProject project : projects) {
            for (IResource folder : project.getProject().getFolder("src").members()) {
                for (IResource file : ((IFolder) folder).members()) {
                    String path = folder.getName() + "/" + file.getName();
                    texts.put(path, text(path));
                }
            }
        }
        return texts;
    }

    /** Writes all files as they were at first, deletes all others, and builds what has changed. */
    void reset() throws CoreException, IOException {
        for (String path : texts().keySet()) {
            if (!sources.containsKey(path)) {
                file(path).delete(true, null);
            }
        }
        for (Map.Entry<String, String> source : sources.entrySet()) {
            if (!file(source.getKey()).exists() || !text(source.getKey()).equals(source.getValue())) {
                write(source.getKey(), source.getValue());
            }
        }
        build();
    }

    /** Returns the problems of both projects, as in the view of that name, in the order of their places. */
    List<Mark> problems() throws CoreException, IOException {
        List<Mark> problems = new ArrayList<>();
        for (IJavaProject project : projects) {
            for (IMarker marker : project.getProject()
                    .findMarkers(IJavaModelMarker.JAVA_MODEL_PROBLEM_MARKER, true, IResource.DEPTH_INFINITE)) {
                problems.add(Mark.of(marker));
            }
        }
        problems.sort(Comparator.comparing(Mark::file).thenComparing(Mark::line).thenComparing(Mark::text));
        return problems;
    }

    /** Returns where the class files of a project are. */
    Path classes(IJavaProject project) {
        return project.getProject().getFolder("bin").getLocation().toFile().toPath();
    }
}
