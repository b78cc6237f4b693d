package dev.emissary.benchmarks.forwarding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.forwarding.cases.Letters;
import org.junit.jupiter.api.Test;

/** A copy of a class is a class of its own, and otherwise the same. */
class ClassCopyTest {

    @Test
    void copiesHaveTheNameAndTheInterfacesAndAreNotHidden() {
        Class<?> copy = ClassCopy.of(Letters.class);

        assertThat(copy).isNotSameAs(Letters.class).isNotSameAs(ClassCopy.of(Letters.class));
        assertThat(copy.getName()).isEqualTo(Letters.class.getName());
        assertThat(copy.getInterfaces()).containsExactly(CharSequence.class);
        assertThat(copy.isHidden()).isFalse();
    }

    @Test
    void copiesReferToThemselves() throws ReflectiveOperationException {
        Class<?> copy = ClassCopy.of(Letters.class);
        CharSequence letters = (CharSequence) copy.getConstructor(String.class).newInstance("letters");

        assertThat(letters.subSequence(0, 1)).isInstanceOf(copy);
    }
}
