package dev.emissary.eclipse.agent;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The arrows between the packages of the agent. */
class AgentArchitectureTest {
    private static final String ROOT = "dev.emissary.eclipse";

    /** The classes from where the agent's own are, and so no tests. */
    private static final JavaClasses AGENT = new ClassFileImporter()
            .importUrl(EmissaryAgent.class.getProtectionDomain().getCodeSource().getLocation());

    /** Those that look up members by name: a test holds most against each version; two find the agent and its hooks. */
    private static final Set<String> LOOKING_UP = Set.of(
            ROOT + ".jdt.access.HiddenMembers",
            ROOT + ".agent.Bridge",
            ROOT + ".agent.Link",
            ROOT + ".ide.Occurrences",
            ROOT + ".ide.SemanticTokens");

    @Test
    void thePackagesHaveNoCycle() {
        slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(AGENT);
    }

    /** Nothing calls a hook whose class is in no list, and the bridge calls public static methods only. */
    @Test
    void everyHookIsInAListOfPatches() {
        Set<String> hooks = AGENT.stream()
                .flatMap(type -> type.getMethods().stream())
                .filter(method -> method.getModifiers().containsAll(Set.of(JavaModifier.PUBLIC, JavaModifier.STATIC)))
                .filter(method -> method.getAnnotations().stream()
                        .anyMatch(one -> one.getRawType().getName().startsWith(Hook.class.getName() + "$")))
                .map(method -> method.getOwner().getName().substring(ROOT.length() + 1) + "." + method.getName())
                .map(name -> name.replace('.', '$'))
                .collect(Collectors.toSet());

        assertThat(Stream.of(Patches.OF_COMPILER, Patches.OF_TOOLS, Patches.OF_SERVER, Patches.OF_FINDER)
                        .flatMap(List::stream)
                        .filter(Patch::callsHook)
                        .map(Patch::hook)
                        .collect(Collectors.toSet()))
                .isEqualTo(hooks)
                .isNotEmpty();
    }

    /** It runs in every JVM that is started with it, whether or not there is a compiler. */
    @Test
    void theAgentItselfKnowsNeitherTheHooksNorEclipse() {
        classes()
                .that()
                .resideInAPackage(ROOT + ".agent")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(ROOT + ".agent", "java..", "org.objectweb.asm..")
                .check(AGENT);
    }

    /** ecj alone has the compiler, and neither the Java model nor its search. */
    @Test
    void theHooksOfTheCompilerDoWithoutTheTools() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".jdt..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        ROOT + ".ide..",
                        "org.eclipse.jdt.core",
                        "org.eclipse.jdt.core.dom..",
                        "org.eclipse.jdt.internal.core..",
                        "org.eclipse.jdt.internal.codeassist..",
                        "org.eclipse.jdt.internal.formatter..")
                .check(AGENT);
    }

    @Test
    void membersAreLookedUpByNameInFewClasses() {
        noClasses()
                .that(describe("are not in the list", type -> !LOOKING_UP.contains(type.getName())))
                .should()
                .callMethodWhere(describe("looks something up", call -> {
                    String target = call.getTargetOwner().getName() + "." + call.getName();
                    return target.matches("java.lang.invoke.MethodHandles[$]Lookup.find.*")
                            || target.matches("java.lang.Class.get(Declared)?(Field|Method)s?");
                }))
                .check(AGENT);
    }
}
