package dev.emissary.rules.annotations;

import java.util.Set;

/**
 * The declaration annotations that say whether a result or a parameter may be null. They are part of what a method
 * promises, as type annotations are (EM-FWD-7). Lombok's is not among them, because it generates code.
 */
final class NullnessAnnotations {
    private static final Set<String> NAMES = Set.of(
            "javax.annotation.Nullable",
            "javax.annotation.Nonnull",
            "javax.annotation.CheckForNull",
            "jakarta.annotation.Nullable",
            "jakarta.annotation.Nonnull",
            "androidx.annotation.Nullable",
            "androidx.annotation.NonNull",
            "android.support.annotation.Nullable",
            "android.support.annotation.NonNull",
            "com.mongodb.lang.Nullable",
            "com.mongodb.lang.NonNull",
            "edu.umd.cs.findbugs.annotations.CheckForNull",
            "edu.umd.cs.findbugs.annotations.NonNull",
            "edu.umd.cs.findbugs.annotations.Nullable",
            "org.checkerframework.checker.nullness.compatqual.NonNullDecl",
            "org.checkerframework.checker.nullness.compatqual.NullableDecl",
            "org.eclipse.jdt.annotation.NonNull",
            "org.eclipse.jdt.annotation.Nullable",
            "org.jetbrains.annotations.NotNull",
            "org.jetbrains.annotations.Nullable",
            "org.springframework.lang.NonNull",
            "org.springframework.lang.Nullable",
            "reactor.util.annotation.NonNull",
            "reactor.util.annotation.Nullable");

    private NullnessAnnotations() {}

    /** Whether an annotation with a qualified name is one of them. */
    static boolean include(CharSequence name) {
        return NAMES.contains(name.toString());
    }
}
