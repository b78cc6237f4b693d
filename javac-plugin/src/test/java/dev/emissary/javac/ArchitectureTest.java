package dev.emissary.javac;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.security.CodeSource;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The arrows between the plugin's packages. */
class ArchitectureTest {
    private static final String ROOT = "dev.emissary.javac";
    private static final String MODEL = "dev.emissary.model..";
    private static final String RULES = "dev.emissary.rules..";
    private static final String BODIES = "dev.emissary.bodies..";
    private static final String FAILURES = "dev.emissary.failures..";
    private static final String WRITTEN = "dev.emissary.written..";

    /** The order in which {@code dev.emissary.rules} says that its rooms are read. */
    private static final List<String> ROOMS =
            List.of(("types annotations advice header members conflicts serialization forwarding warnings").split(" "));

    /** Types whose objects never change, so that a static final field of one holds no state. */
    private static final Set<String> IMMUTABLE =
            Set.of(("java.lang.String java.lang.Class java.util.Set java.util.List java.util.Map "
                            + "java.util.regex.Pattern com.sun.tools.javac.util.Context$Key")
                    .split(" "));

    /** What javac itself uses for lambdas, records and string concatenation. */
    private static final Set<String> USED_BY_JAVAC = Set.of(
            "java.lang.invoke.LambdaMetafactory",
            "java.lang.invoke.MethodHandles",
            "java.lang.invoke.MethodHandles$Lookup",
            "java.lang.invoke.StringConcatFactory",
            "java.lang.runtime.ObjectMethods");

    private static final JavaClasses PLUGIN = plugin();

    /** Returns the classes from where the plugin's own are, and so no tests; those of the JDK are known by their names. */
    private static JavaClasses plugin() {
        ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
        CodeSource source = EmissaryPlugin.class.getProtectionDomain().getCodeSource();
        return new ClassFileImporter().importUrl(source.getLocation());
    }

    private static DescribedPredicate<JavaClass> in(String... packages) {
        return resideInAnyPackage(packages);
    }

    private static DescribedPredicate<JavaClass> named(String... names) {
        return describe("are " + String.join(", ", names), type -> Set.of(names).contains(type.getName()));
    }

    private static void only(DescribedPredicate<JavaClass> using, DescribedPredicate<JavaClass> used) {
        classes().that(using).should().onlyDependOnClassesThat(used).check(PLUGIN);
    }

    private static void none(DescribedPredicate<JavaClass> using, DescribedPredicate<JavaClass> used) {
        noClasses().that(using).should().dependOnClassesThat(used).check(PLUGIN);
    }

    @Test
    void packagesUseWhatTheyMay() {
        only(in(MODEL, RULES), in(MODEL, RULES, WRITTEN, "java.lang..", "java.util..", "javax.lang.model.."));
        String[] core = {ROOT + ".syntax..", ROOT + ".report..", ROOT + ".jdk.."};
        only(in(core), in(core).or(in(MODEL, FAILURES, WRITTEN, "java..", "javax..", "com.sun..", "sun.reflect..")));
        none(in(MODEL, RULES, ROOT + ".*.."), in(ROOT));
        only(
                in(MODEL, RULES, ROOT + ".."),
                in(
                                MODEL,
                                RULES,
                                BODIES,
                                FAILURES,
                                WRITTEN,
                                ROOT + "..",
                                "java..",
                                "javax.lang.model..",
                                "javax.tools..")
                        .or(in("com.sun.source..", "com.sun.tools.javac..", "sun.reflect..")));
        for (int i = 0; i < ROOMS.size() - 1; i++) {
            String[] later = ROOMS.subList(i + 1, ROOMS.size()).stream()
                    .map(room -> "dev.emissary.rules." + room)
                    .toArray(String[]::new);
            none(in("dev.emissary.rules." + ROOMS.get(i)), in(later));
        }
    }

    /** Javac loads every plugin on the path to read its name, before the compiler's packages are open. */
    @Test
    void theEntryPointAndWhatOpensTheCompilerLoadWithoutIt() {
        only(named(ROOT + ".EmissaryPlugin"), in("java.lang", "com.sun.source..", ROOT + ".."));
        none(named(ROOT + ".jdk.CompilerAccess", ROOT + ".UnusablePlugin"), in("com.sun.tools.javac.."));
    }

    @Test
    void reflectionHasOneHome() {
        none(
                not(in(ROOT + ".jdk..")),
                in("java.lang.reflect..", "java.lang.invoke..", "sun..", "jdk.internal..")
                        .and(not(named(USED_BY_JAVAC.toArray(String[]::new)))));
    }

    /**
     * What is looked up by name is in one list, so that a test can look it up on every JDK. The other classes look up the
     * plugin's own, in another class loader.
     */
    @Test
    void membersAreLookedUpByNameInOnePlace() {
        noClasses()
                .that(not(named(ROOT + ".jdk.HiddenMember", ROOT + ".jdk.KeptPlugin", ROOT + ".jdk.JarClasses")))
                .should()
                .callMethodWhere(describe("looks something up", call -> {
                    String target = call.getTargetOwner().getName() + "." + call.getName();
                    return target.matches("java.lang.Class.(forName|get(Declared)?(Field|Method|Constructor)s?)")
                            || target.matches("java.lang.invoke.MethodHandles[$]Lookup.find.*")
                            || target.endsWith("ClassLoader.loadClass");
                }))
                .check(PLUGIN);
    }

    @Test
    void noStaticFieldIsState() {
        fields().that()
                .areStatic()
                .and(describe(
                        "are not synthetic", field -> !field.getModifiers().contains(JavaModifier.SYNTHETIC)))
                .should()
                .beFinal()
                .andShould()
                .haveRawType(describe("a type whose objects do not change", ArchitectureTest::isImmutable))
                .check(PLUGIN);
    }

    /** Arrays of primitive values serve as constant tables. */
    private static boolean isImmutable(JavaClass type) {
        return type.isPrimitive()
                || type.isEnum()
                || type.isRecord()
                || IMMUTABLE.contains(type.getName())
                || type.isArray() && type.getComponentType().isPrimitive();
    }

    /** Each file of the rules can be read before those that use it. */
    @Test
    void packagesAndTheFilesOfTheRulesHaveNoCycle() {
        slices().matching(ROOT + ".(*)..").should().beFreeOfCycles().check(PLUGIN);
        slices().matching("dev.emissary.(*)..").should().beFreeOfCycles().check(PLUGIN);
        slices().assignedFrom(FILES_OF_THE_RULES).should().beFreeOfCycles().check(PLUGIN);
    }

    private static final SliceAssignment FILES_OF_THE_RULES = new SliceAssignment() {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            return type.getPackageName().startsWith("dev.emissary.rules")
                    ? SliceIdentifier.of(type.getName().replaceFirst("[$].*", ""))
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
}
