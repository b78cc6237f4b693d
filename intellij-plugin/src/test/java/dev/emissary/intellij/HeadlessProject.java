package dev.emissary.intellij;

import com.intellij.core.JavaCoreApplicationEnvironment;
import com.intellij.core.JavaCoreProjectEnvironment;
import com.intellij.lang.java.JavaLanguage;
import com.intellij.mock.MockProject;
import com.intellij.openapi.Disposable;
import com.intellij.openapi.util.Disposer;
import com.intellij.openapi.util.UserDataHolderBase;
import com.intellij.openapi.vfs.VirtualFile;
import com.intellij.pom.PomModel;
import com.intellij.pom.PomModelAspect;
import com.intellij.pom.PomTransaction;
import com.intellij.pom.java.InternalPersistentJavaLanguageLevelReaderService;
import com.intellij.pom.java.LanguageLevel;
import com.intellij.pom.tree.TreeAspect;
import com.intellij.psi.JavaModuleSystem;
import com.intellij.psi.JavaPsiFacade;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElementFinder;
import com.intellij.psi.PsiFile;
import com.intellij.psi.PsiFileFactory;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiManager;
import com.intellij.psi.PsiNameHelper;
import com.intellij.psi.PsiPackage;
import com.intellij.psi.augment.PsiAugmentProvider;
import com.intellij.psi.impl.DebugUtil;
import com.intellij.psi.impl.JavaClassSupersImpl;
import com.intellij.psi.impl.PsiElementFinderImpl;
import com.intellij.psi.impl.PsiNameHelperImpl;
import com.intellij.psi.search.GlobalSearchScope;
import com.intellij.psi.util.JavaClassSupers;
import com.intellij.psi.util.PsiTreeUtil;
import dev.emissary.Emissary;
import dev.emissary.javac.testing.Checkout;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jetbrains.kotlin.cli.jvm.modules.CoreJrtFileSystem;
import org.jspecify.annotations.Nullable;

/** A project with IDEA's own model of Java and this plugin, without the IDE. One is open at a time. */
final class HeadlessProject implements AutoCloseable {
    private static final CoreJrtFileSystem JDK = new CoreJrtFileSystem();

    /** IDEA keeps the extension points of the first application of a JVM. */
    private static final JavaCoreApplicationEnvironment APPLICATION = application();

    private final SourceFinder finder = new SourceFinder();
    private final Disposable life = Disposer.newDisposable();
    final JavaCoreProjectEnvironment environment;
    private final JavaCoreApplicationEnvironment application = APPLICATION;

    private static JavaCoreApplicationEnvironment application() {
        try {
            System.setProperty("idea.home.path", home().toString());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        Disposable life = Disposer.newDisposable();
        JavaCoreApplicationEnvironment application = new JavaCoreApplicationEnvironment(life);
        var app = application.getApplication();
        app.registerService(
                InternalPersistentJavaLanguageLevelReaderService.class,
                new InternalPersistentJavaLanguageLevelReaderService.DefaultImpl());
        app.registerService(JavaClassSupers.class, new JavaClassSupersImpl());
        extensionPoint(app.getExtensionArea(), PsiAugmentProvider.EP_NAME.getName(), PsiAugmentProvider.class);
        extensionPoint(app.getExtensionArea(), "com.intellij.javaModuleSystem", JavaModuleSystem.class);
        extensionPoint(
                app.getExtensionArea(),
                "com.intellij.psi.clsCustomNavigationPolicy",
                com.intellij.psi.impl.compiled.ClsCustomNavigationPolicy.class);
        PsiAugmentProvider.EP_NAME
                .getPoint()
                .registerExtension(new com.intellij.psi.impl.RecordAugmentProvider(), life);
        PsiAugmentProvider.EP_NAME.getPoint().registerExtension(new ForwarderProvider(), life);
        return application;
    }

    private HeadlessProject() {
        environment = new JavaCoreProjectEnvironment(life, application);
        project()
                .registerService(
                        com.intellij.codeInsight.ExternalAnnotationsManager.class,
                        new org.jetbrains.kotlin.cli.jvm.compiler.MockExternalAnnotationsManager());
        project()
                .registerService(
                        com.intellij.codeInsight.InferredAnnotationsManager.class,
                        new org.jetbrains.kotlin.cli.jvm.compiler.MockInferredAnnotationsManager());
        project().registerService(PsiNameHelper.class, new PsiNameHelperImpl(project()));
        // RecordAugmentProvider changes the text of a canonical constructor.
        project().registerService(PomModel.class, new Changes());
        var area = project().getExtensionArea();
        extensionPoint(area, "com.intellij.java.elementFinder", PsiElementFinder.class);
        extensionPoint(area, "com.intellij.jvm.elementProvider", com.intellij.lang.jvm.facade.JvmElementProvider.class);
        PsiElementFinder.EP.getPoint(project()).registerExtension(new PsiElementFinderImpl(project()), life);
        PsiElementFinder.EP.getPoint(project()).registerExtension(finder, life);
        com.intellij.openapi.roots.LanguageLevelProjectExtension level =
                project().getService(com.intellij.openapi.roots.LanguageLevelProjectExtension.class);
        if (level != null) {
            level.setLanguageLevel(LanguageLevel.JDK_21);
        }
        for (String module : List.of("java.base", "java.sql", "java.logging", "java.compiler", "java.xml")) {
            environment.addSourcesToClasspath(
                    JDK.findFileByPath(System.getProperty("java.home") + "!/modules/" + module));
        }
        add(Checkout.codeOf(Emissary.class));
    }

    /** Opens a project with source files, by their paths. */
    static HeadlessProject of(Path directory, Map<String, String> sources) {
        try {
            for (Map.Entry<String, String> source : sources.entrySet()) {
                Path file = directory.resolve(source.getKey());
                Files.createDirectories(file.getParent());
                Files.writeString(file, source.getValue());
            }
            HeadlessProject project = new HeadlessProject();
            project.add(directory);
            sources.keySet().forEach(source -> project.finder.add(project.file(directory.resolve(source))));
            return project;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void add(Path entry) {
        if (Files.isDirectory(entry)) {
            environment.addSourcesToClasspath(application.getLocalFileSystem().findFileByPath(entry.toString()));
        } else {
            environment.addJarToClassPath(entry.toFile());
        }
    }

    MockProject project() {
        return environment.getProject();
    }

    /** Returns a file of the project. */
    PsiFile file(Path path) {
        VirtualFile file = application.getLocalFileSystem().findFileByPath(path.toString());
        return PsiManager.getInstance(project()).findFile(file);
    }

    /** Returns a file that is in no directory. */
    PsiFile text(String text) {
        return PsiFileFactory.getInstance(project())
                .createFileFromText("Typed.java", JavaLanguage.INSTANCE, text, true, true);
    }

    /** Returns the class with this qualified name. */
    PsiClass type(String name) {
        return JavaPsiFacade.getInstance(project()).findClass(name, GlobalSearchScope.allScope(project()));
    }

    @Override
    public void close() {
        Disposer.dispose(life);
    }

    /** Finds the classes that are not in a file of their name; IDEA has an index for this. */
    private static final class SourceFinder extends PsiElementFinder {
        private final Map<String, PsiClass> types = new HashMap<>();

        void add(PsiFile file) {
            for (PsiClass type : PsiTreeUtil.findChildrenOfType(file, PsiClass.class)) {
                if (type.getQualifiedName() != null) {
                    types.putIfAbsent(type.getQualifiedName(), type);
                }
            }
        }

        @Override
        public @Nullable PsiClass findClass(String name, GlobalSearchScope scope) {
            return types.get(name);
        }

        @Override
        public PsiClass[] findClasses(String name, GlobalSearchScope scope) {
            PsiClass found = types.get(name);
            return found == null ? PsiClass.EMPTY_ARRAY : new PsiClass[] {found};
        }

        @Override
        public PsiClass[] getClasses(PsiPackage where, GlobalSearchScope scope) {
            return types.values().stream()
                    .filter(type -> type.getContainingClass() == null
                            && where.getQualifiedName()
                                    .equals(((PsiJavaFile) type.getContainingFile()).getPackageName()))
                    .toArray(PsiClass[]::new);
        }
    }

    /** Changes trees and tells nobody. */
    private static final class Changes extends UserDataHolderBase implements PomModel {
        private final TreeAspect trees = new TreeAspect();

        @Override
        public <T extends PomModelAspect> T getModelAspect(Class<T> type) {
            return type.cast(trees);
        }

        @Override
        public void runTransaction(PomTransaction transaction) {
            DebugUtil.performPsiModification(null, transaction::run);
        }
    }

    private static <T> void extensionPoint(
            com.intellij.openapi.extensions.ExtensionsArea area, String name, Class<T> type) {
        if (!area.hasExtensionPoint(name)) {
            com.intellij.core.CoreApplicationEnvironment.registerExtensionPoint(area, name, type);
        }
    }

    private static Path home() throws IOException {
        Path home = Path.of("target", "idea").toAbsolutePath();
        Files.createDirectories(home.resolve("bin"));
        Path properties = home.resolve("bin/idea.properties");
        if (!Files.exists(properties)) {
            Files.createFile(properties);
        }
        return home;
    }
}
