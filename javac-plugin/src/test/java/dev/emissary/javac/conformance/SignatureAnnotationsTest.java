package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.HandWritten.assertSame;

import dev.emissary.javac.testing.Clause;
import org.junit.jupiter.api.Test;

/** Conformance tests of the annotations that a forwarder has (EM-FWD-7, EM-FWD-3). */
class SignatureAnnotationsTest {
    static final String ANNOTATIONS = """
            import java.lang.annotation.*;
            import java.util.*;
            @Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
            @Target(ElementType.TYPE_USE) @interface B { Class<?>[] types() default {}; A nested() default @A(7); }
            @Target({ElementType.TYPE_USE, ElementType.METHOD, ElementType.PARAMETER})
            @Retention(RetentionPolicy.RUNTIME) @interface Both { String[] value() default {}; }
            @Target({ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE_PARAMETER})
            @Retention(RetentionPolicy.RUNTIME) @interface Decl {}
            @Retention(RetentionPolicy.RUNTIME) @interface Anywhere {}
            """;

    @Test
    @Clause("EM-FWD-7")
    void carriesJspecifysNullness() {
        assertSame("""
                import java.util.*;
                import org.jspecify.annotations.*;
                interface Foo<K extends @Nullable Object, V> {
                    @Nullable V get(@NonNull K key);
                    <T extends @Nullable Object> List<@Nullable T> all(T @Nullable [] ts, Map.@Nullable Entry<K, V> e);
                }
                """, """
                emissary X<K extends @Nullable Object>(Foo<K, String> foo) {
                    @Override public @Nullable String get(K key) { return foo.get(key); }
                }
                """, """
                final class X<K extends @Nullable Object> extends dev.emissary.lang.Emissary
                        implements Foo<K, String> {
                    private final Foo<K, String> foo;
                    X(Foo<K, String> foo) { this.foo = foo; }
                    @Override public @Nullable String get(K key) { return foo.get(key); }
                    public <T extends @Nullable Object> List<@Nullable T> all(
                            T @Nullable [] arg0, Map.@Nullable Entry<K, String> arg1) {
                        return foo.all(arg0, arg1);
                    }
                }
                """);
    }
}
