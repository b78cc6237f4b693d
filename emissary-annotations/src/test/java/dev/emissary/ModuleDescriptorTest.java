package dev.emissary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import org.junit.jupiter.api.Test;

/** A test of the module descriptor as it is compiled. */
class ModuleDescriptorTest {
    @Test
    void requiresNothingButJavaBaseAtRunTime() throws IOException {
        assertThat(descriptor().requires())
                .extracting(ModuleDescriptor.Requires::name)
                .containsExactly("java.base");
    }

    @Test
    void exportsItsTwoPackagesToAll() throws IOException {
        assertThat(descriptor().exports())
                .allSatisfy(exports -> assertThat(exports.isQualified()).isFalse())
                .extracting(ModuleDescriptor.Exports::source)
                .containsExactlyInAnyOrder("dev.emissary", "dev.emissary.lang");
    }

    @Test
    void offersNoServicesAndOpensNothing() throws IOException {
        assertThat(descriptor().provides()).isEmpty();
        assertThat(descriptor().uses()).isEmpty();
        assertThat(descriptor().opens()).isEmpty();
        assertThat(descriptor().isOpen()).isFalse();
    }

    private static ModuleDescriptor descriptor() throws IOException {
        try (InputStream in = Emissary.class.getResourceAsStream("/module-info.class")) {
            ModuleDescriptor descriptor = ModuleDescriptor.read(in);
            assertThat(descriptor.name()).isEqualTo("dev.emissary");
            return descriptor;
        }
    }
}
