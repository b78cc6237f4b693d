package dev.emissary.javac;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import dev.emissary.javac.testing.NoClause;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The arrows between the plugin's packages. */
@NoClause("the structure of the plugin")
class ArchitectureTest {
    private static final String ROOT = "dev.emissary.javac";
    private static final String MODEL = "dev.emissary.model..";
    private static final String RULES = "dev.emissary.rules..";
    private static final String BODIES = "dev.emissary.bodies..";
    private static final String FAILURES = "dev.emissary.failures..";
    private static final String WRITTEN = "dev.emissary.written..";

    private static final JavaClasses PLUGIN = plugin();

    /** Returns the classes from where the plugin's own are, and so no tests; those of the JDK are known by their names. */
    private static JavaClasses plugin() {
        ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
        return new ClassFileImporter()
                .importUrl(EmissaryPlugin.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation());
    }

    /** Types whose objects never change, so that a static final field of one holds no state. */
    private static final Set<String> IMMUTABLE =
            Set.of(("java.lang.StackWalker java.lang.String java.lang.Class java.util.Set java.util.List java.util.Map "
                            + "java.util.regex.Pattern com.sun.tools.javac.util.Context$Key")
                    .split(" "));

    @Test
    void modelAndRulesKnowNothingOfJavac() {
        classes()
                .that()
                .resideInAnyPackage(MODEL, RULES)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(MODEL, RULES, "java.lang..", "java.util..", "javax.lang.model..")
                .check(PLUGIN);
    }

    /** Javac loads every plugin on the path to read its name: this class must load without its internals. */
    @Test
    void theEntryPointTouchesTheSupportedApiOnly() {
        classes()
                .that()
                .haveFullyQualifiedName(ROOT + ".EmissaryPlugin")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage("java.lang", "com.sun.source..", ROOT + ".."))
                .check(PLUGIN);
    }

    /** What the entry point calls before the compiler's packages are open must not need them to be loaded. */
    @Test
    void theOpenerOfTheCompilerDoesNotMentionIt() {
        noClasses()
                .that()
                .haveFullyQualifiedName(ROOT + ".jdk.CompilerAccess")
                .or()
                .haveFullyQualifiedName(ROOT + ".UnusablePlugin")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("com.sun.tools.javac..")
                .check(PLUGIN);
    }

    @Test
    void reflectionHasOneHome() {
        noClasses()
                .that()
                .resideOutsideOfPackage(ROOT + ".jdk..")
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage("java.lang.reflect..", "java.lang.invoke..", "sun..", "jdk.internal..")
                                .and(not(assignableTo("java.lang.invoke.LambdaMetafactory")))
                                .and(not(USED_BY_JAVAC_FOR_LAMBDAS)))
                .check(PLUGIN);
    }

    /**
     * What is looked up by name is in one list, so that a test can look it up on every JDK. The other classes look up the
     * plugin's own, in another class loader.
     */
    @Test
    void membersAreLookedUpByNameInOnePlace() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName(ROOT + ".jdk.HiddenMember")
                .and()
                .doNotHaveFullyQualifiedName(ROOT + ".jdk.KeptPlugin")
                .and()
                .doNotHaveFullyQualifiedName(ROOT + ".jdk.JarClasses")
                .should()
                .callMethodWhere(target(owner(assignableTo(Class.class)))
                        .and(target(nameMatching("forName|get(Declared)?(Field|Method|Constructor)s?"))))
                .orShould()
                .callMethodWhere(
                        target(owner(assignableTo(MethodHandles.Lookup.class))).and(target(nameMatching("find.*"))))
                .orShould()
                .callMethodWhere(target(owner(assignableTo(ClassLoader.class))).and(target(nameMatching("loadClass"))))
                .check(PLUGIN);
    }

    private static final DescribedPredicate<JavaClass> USED_BY_JAVAC_FOR_LAMBDAS =
            new DescribedPredicate<>("used by javac itself for lambdas, records and string concatenation") {
                @Override
                public boolean test(JavaClass type) {
                    return Set.of(
                                    "java.lang.invoke.MethodHandles",
                                    "java.lang.invoke.MethodHandles$Lookup",
                                    "java.lang.invoke.StringConcatFactory",
                                    "java.lang.runtime.ObjectMethods")
                            .contains(type.getName());
                }
            };

    @Test
    void syntaxAndReportKnowNothingOfRulesAndCompletion() {
        classes()
                .that(resideInAnyPackage(ROOT + ".syntax..", ROOT + ".report..", ROOT + ".jdk.."))
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                        MODEL,
                        FAILURES,
                        WRITTEN,
                        ROOT + ".syntax..",
                        ROOT + ".report..",
                        ROOT + ".jdk..",
                        "java..",
                        "javax..",
                        "com.sun..",
                        "sun.reflect.."))
                .check(PLUGIN);
    }

    @Test
    void nothingDependsOnTheWiring() {
        noClasses()
                .that()
                .resideInAnyPackage(MODEL, RULES, ROOT + ".*..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT)
                .check(PLUGIN);
    }

    @Test
    void noStaticFieldIsState() {
        fields().that()
                .areStatic()
                .and(new DescribedPredicate<>("are not synthetic") {
                    @Override
                    public boolean test(JavaField field) {
                        return field.getModifiers().stream()
                                .noneMatch(modifier -> modifier.name().equals("SYNTHETIC"));
                    }
                })
                .should()
                .beFinal()
                .andShould()
                .haveRawType(new DescribedPredicate<>("a type whose objects do not change") {
                    @Override
                    public boolean test(JavaClass type) {
                        return type.isPrimitive()
                                || type.isEnum()
                                || type.isRecord()
                                || IMMUTABLE.contains(type.getName())
                                || isTable(type);
                    }
                })
                .check(PLUGIN);
    }

    /** Arrays of primitive values serve as constant tables. */
    private static boolean isTable(JavaClass type) {
        return type.isArray() && type.getComponentType().isPrimitive();
    }

    @Test
    void thePackagesHaveNoCycle() {
        slices().matching(ROOT + ".(*)..").should().beFreeOfCycles().check(PLUGIN);
        slices().matching("dev.emissary.(*)..").should().beFreeOfCycles().check(PLUGIN);
    }

    /** Each file of the rules can be read before those that use it. */
    @Test
    void theFilesOfTheRulesHaveNoCycle() {
        slices().assignedFrom(FILES_OF_THE_RULES).should().beFreeOfCycles().check(PLUGIN);
    }

    /** The order in which {@code dev.emissary.rules} says that its rooms are read. */
    @Test
    void roomsOfTheRulesAskOnlyThoseBeforeThem() {
        List<String> rooms =
                List.of("types", "advice", "header", "members", "conflicts", "serialization", "forwarding", "warnings");
        for (int i = 0; i < rooms.size(); i++) {
            String[] later = rooms.subList(i + 1, rooms.size()).stream()
                    .map(room -> "dev.emissary.rules." + room)
                    .toArray(String[]::new);
            classes()
                    .that()
                    .resideInAPackage("dev.emissary.rules." + rooms.get(i))
                    .should()
                    .onlyDependOnClassesThat(not(resideInAnyPackage(later)))
                    .check(PLUGIN);
        }
    }

    private static final SliceAssignment FILES_OF_THE_RULES = new SliceAssignment() {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            String name = type.getName();
            return type.getPackageName().startsWith("dev.emissary.rules")
                    ? SliceIdentifier.of(name.replaceFirst("[$].*", ""))
                    : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
            return "the files of the rules";
        }
    };

    @Test
    void nothingIsPrinted() {
        noClasses()
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .callMethod(Throwable.class, "printStackTrace")
                .check(PLUGIN);
    }

    @Test
    void thereIsNoDependencyBesidesTheJdk() {
        classes()
                .that(resideInAnyPackage(MODEL, RULES, ROOT + ".."))
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                        MODEL,
                        RULES,
                        BODIES,
                        FAILURES,
                        WRITTEN,
                        ROOT + "..",
                        "java..",
                        "javax.lang.model..",
                        "javax.tools..",
                        "com.sun.source..",
                        "com.sun.tools.javac..",
                        "sun.reflect.."))
                .check(PLUGIN);
    }
}
