package dev.emissary.benchmarks.serialization.style;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.emissary.examples.marketdata.wall.GuardedCopy;
import dev.emissary.examples.marketdata.wall.RefusedCopyException;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A field that is added to a class, and to nothing else: what becomes of it in each of the styles. */
class ForgottenFieldTest {

    private final Bytes<Void> bytes = Bytes.allocateElasticDirect();

    @AfterEach
    void release() {
        bytes.releaseLast();
    }

    /** Two fields; the second is new, and its author did not think of the methods. */
    private static final class Explicit implements BytesMarshallable {

        private long old;
        private long added;

        @Override
        public void writeMarshallable(BytesOut<?> out) {
            out.writeLong(old);
        }

        @Override
        public void readMarshallable(BytesIn<?> in) {
            old = in.readLong();
        }
    }

    /** The same by default. */
    private static final class Default implements BytesMarshallable {

        private long old;
        private long added;
    }

    /** The class before, for a reader that is not up to date. */
    private static final class CopiedBefore {

        private static final GuardedCopy<CopiedBefore> COPY = GuardedCopy.of(CopiedBefore.class);

        private long old;
    }

    /** The class with the new field. */
    private static final class Copied {

        private static final GuardedCopy<Copied> COPY = GuardedCopy.of(Copied.class);

        private long old;
        private long added;
    }

    @Test
    void isSilentlyLostByExplicitMethods() {
        Explicit written = new Explicit();
        written.old = 1;
        written.added = 2;
        written.writeMarshallable(bytes);
        Explicit read = new Explicit();
        read.readMarshallable(bytes);

        assertThat(read.old).isEqualTo(1);
        assertThat(read.added).isZero();
        assertThat(bytes.readRemaining()).isZero();
    }

    @Test
    void isFoundByReflection() {
        Default written = new Default();
        written.old = 1;
        written.added = 2;
        written.writeMarshallable(bytes);
        Default read = new Default();
        read.readMarshallable(bytes);

        assertThat(read.old).isEqualTo(1);
        assertThat(read.added).isEqualTo(2);
    }

    @Test
    void isCopiedWithTheOthers() {
        Copied written = new Copied();
        written.old = 1;
        written.added = 2;
        Copied.COPY.write(written, bytes);
        Copied read = new Copied();
        Copied.COPY.read(read, bytes);

        assertThat(read.old).isEqualTo(1);
        assertThat(read.added).isEqualTo(2);
    }

    @Test
    void isRefusedByAReaderWithoutIt() {
        Copied written = new Copied();
        written.added = 2;
        Copied.COPY.write(written, bytes);
        CopiedBefore read = new CopiedBefore();
        read.old = 3;

        assertThatThrownBy(() -> CopiedBefore.COPY.read(read, bytes)).isInstanceOf(RefusedCopyException.class);
        assertThat(read.old).isEqualTo(3);
    }
}
