package dev.emissary.eclipse.agent;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.lang.invoke.MethodHandles;
import org.junit.jupiter.api.Test;

/** The arrows between the packages of the agent. */
class AgentArchitectureTest {
    private static final String ROOT = "dev.emissary.eclipse";

    /** The classes from where the agent's own are, and so no tests. */
    private static final JavaClasses AGENT = new ClassFileImporter()
            .importUrl(EmissaryAgent.class.getProtectionDomain().getCodeSource().getLocation());

    @Test
    void thereAreClassesToCheck() {
        assertThat(AGENT).hasSizeGreaterThan(60);
        assertThat(AGENT.contain(EmissaryAgent.class)).isTrue();
        assertThat(AGENT.contain(AgentArchitectureTest.class)).isFalse();
    }

    @Test
    void thePackagesHaveNoCycle() {
        slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(AGENT);
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

    /** What is looked up by name is in few classes, and in the list of patches, which a test holds against each version. */
    @Test
    void membersAreLookedUpByNameInFewClasses() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName(ROOT + ".jdt.access.HiddenMembers")
                .and()
                // What it finds by name are the agent's own hooks.
                .doNotHaveFullyQualifiedName(ROOT + ".agent.Bridge")
                .and()
                .doNotHaveFullyQualifiedName(ROOT + ".jdt.Emissaries")
                .and()
                .doNotHaveFullyQualifiedName(ROOT + ".ide.FormatterTokens")
                .and()
                .doNotHaveFullyQualifiedName(ROOT + ".ide.ImplementorSearch")
                .and()
                .doNotHaveFullyQualifiedName(ROOT + ".ide.SemanticTokens")
                .should()
                .callMethodWhere(
                        target(owner(assignableTo(MethodHandles.Lookup.class))).and(target(nameMatching("find.*"))))
                .orShould()
                .callMethodWhere(target(owner(assignableTo(Class.class)))
                        .and(target(nameMatching("get(Declared)?(Field|Method)s?"))))
                .check(AGENT);
    }
}
