package dev.emissary.eclipse.workspace;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.core.resources.IWorkspaceRunnable;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IImportDeclaration;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.dom.AST;
import org.eclipse.jdt.core.dom.ASTParser;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.manipulation.CodeStyleConfiguration;
import org.eclipse.jdt.core.manipulation.JavaManipulation;
import org.eclipse.jdt.core.manipulation.OrganizeImportsOperation;
import org.eclipse.jdt.internal.corext.refactoring.rename.JavaRenameProcessor;
import org.eclipse.jdt.internal.corext.refactoring.rename.RenameFieldProcessor;
import org.eclipse.jdt.internal.corext.refactoring.rename.RenameTypeProcessor;
import org.eclipse.jdt.internal.corext.refactoring.rename.RenameVirtualMethodProcessor;
import org.eclipse.ltk.core.refactoring.CheckConditionsOperation;
import org.eclipse.ltk.core.refactoring.CreateChangeOperation;
import org.eclipse.ltk.core.refactoring.PerformChangeOperation;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.participants.RenameRefactoring;

/** What renaming changes, in all files, and whether they compile afterwards. */
final class RefactoringProbes {

    private RefactoringProbes() {}

    static Map<Feature, Probe> all() {
        return Map.of(
                Feature.RENAME_METHOD, RefactoringProbes::renameMethod,
                Feature.RENAME_TYPE, RefactoringProbes::renameType,
                Feature.RENAME_INTERFACE, RefactoringProbes::renameInterface,
                Feature.RENAME_COMPONENT, RefactoringProbes::renameComponent,
                Feature.ORGANIZE_IMPORTS, RefactoringProbes::organizeImports);
    }

    private static String renameMethod(Projects projects) throws Exception {
        IMethod greet = projects.type("library.Greeter").getMethod("greet", new String[] {"QString;"});
        return rename(projects, new RenameVirtualMethodProcessor(greet), "salute");
    }

    private static String renameType(Projects projects) throws Exception {
        IType desk = projects.type("library.Desk");
        return rename(projects, new RenameTypeProcessor(desk), "Counter");
    }

    private static String renameInterface(Projects projects) throws Exception {
        return rename(projects, new RenameTypeProcessor(projects.type("library.Greeter")), "Welcomer");
    }

    private static String renameComponent(Projects projects) throws Exception {
        return rename(
                projects,
                new RenameFieldProcessor(projects.type("application.Herald").getField("greeter")),
                "voice");
    }

    private static String organizeImports(Projects projects) throws Exception {
        String path = "application/Listing.java";
        projects.write(
                path,
                projects.form()
                        .of("package application;\n\nimport dev.emissary.Emissary;\nimport library.Greeter;\n"
                                + "import library.Journal;\nimport library.Polite;\n\n"
                                + "@Emissary({Greeter.class})\nrecord Listing(Polite polite, int state) {}\n"));
        projects.build();
        DefaultScope.INSTANCE
                .getNode(JavaManipulation.getPreferenceNodeId())
                .put(CodeStyleConfiguration.ORGIMPORTS_IMPORTORDER, "");
        ICompilationUnit unit = projects.unit(path);
        ASTParser parser = ASTParser.newParser(AST.getJLSLatest());
        parser.setSource(unit);
        parser.setResolveBindings(true);
        new OrganizeImportsOperation(unit, (CompilationUnit) parser.createAST(null), true, true, false, null)
                .run(new NullProgressMonitor());
        return Stream.of(unit.getImports())
                .map(IImportDeclaration::getElementName)
                .filter(name -> name.startsWith("library."))
                .collect(Collectors.joining(", "));
    }

    private static String rename(Projects projects, JavaRenameProcessor processor, String name) throws Exception {
        Map<String, String> before = projects.texts();
        processor.setNewElementName(name);
        CreateChangeOperation create = new CreateChangeOperation(
                new CheckConditionsOperation(new RenameRefactoring(processor), CheckConditionsOperation.ALL_CONDITIONS),
                RefactoringStatus.ERROR);
        PerformChangeOperation perform = new PerformChangeOperation(create);
        ResourcesPlugin.getWorkspace().run((IWorkspaceRunnable) perform::run, new NullProgressMonitor());
        RefactoringStatus status = create.getConditionCheckingStatus();
        if (!perform.changeExecuted()) {
            return "refused: " + status.getMessageMatchingSeverity(RefactoringStatus.WARNING);
        }
        projects.build();
        return BuildProbes.problems(projects) + "; " + changed(before, projects.texts())
                + (status.isOK() ? "" : "; warns: " + status.getMessageMatchingSeverity(status.getSeverity()));
    }

    /** Returns the names of the files that have another text than before, or that are new. */
    private static String changed(Map<String, String> before, Map<String, String> after) {
        return after.entrySet().stream()
                .filter(file -> !file.getValue().equals(before.get(file.getKey())))
                .map(file -> file.getKey().replaceAll(".*/|[.]java", ""))
                .sorted()
                .collect(Collectors.joining(", "));
    }
}
