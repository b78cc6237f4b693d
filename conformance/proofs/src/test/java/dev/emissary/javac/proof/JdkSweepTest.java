package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Desugared;
import dev.emissary.javac.testing.JdkInterfaces;
import dev.emissary.javac.testing.Sweep;
import dev.emissary.javac.testing.SweepTally;
import dev.emissary.javac.testing.WrittenByHand;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Makes an emissary of every public interface of the running JDK, in one compilation, and looks at every forwarder.
 *
 * <p>Left out are sealed interfaces, which permit no emissary; annotation types; and interfaces that are a preview API
 * or have an abstract method that is one, whose mere mention is an error without {@code --enable-preview}.
 */
@Tag("long")
class JdkSweepTest {
    @TempDir
    private Path directory;

    @Test
    @Clause({
        "EM-EQ-1",
        "EM-EQ-2",
        "EM-FWD-1",
        "EM-FWD-2",
        "EM-FWD-3",
        "EM-FWD-4",
        "EM-FWD-5",
        "EM-FWD-10",
        "EM-DEL-6",
        "EM-ENC-3"
    })
    void everyInterfaceOfTheJdkCanBeDelegatedTo() {
        JdkInterfaces jdk = JdkInterfaces.ofThisJvm();
        Sweep sweep = new Sweep(jdk.interfaces(), List.of("--add-modules", "ALL-SYSTEM"));

        Compiled compiled = sweep.compile().successful();

        sweep.assertNothingAdded(compiled, new WrittenByHand(jdk.model(), "--add-modules", "ALL-SYSTEM"));
        SweepTally tally = new SweepTally(jdk.model());
        tally.add(sweep, compiled);
        tally.leaveOut(jdk.sealed(), "sealed");
        tally.leaveOut(jdk.preview(), "preview");
        Desugared desugared = sweep.desugared(directory);
        assertThat(desugared.complaint()).isEmpty();
        Soundness soundness = new Soundness();
        soundness.add(desugared);
        assertThat(soundness.complaints()).isEmpty();
        assertThat(soundness.others()).isZero();
        assertThat(tally.interfaces()).isGreaterThan(1000);
        System.out.printf("JDK %s: %d interfaces as emissaries, %s%n", Runtime.version(), tally.interfaces(), tally);
        System.out.println(soundness);
    }
}
