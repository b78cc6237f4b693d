package dev.emissary.javac.lint;

/** The lint categories that the plugin suppresses or uses, by their names in {@code @SuppressWarnings}. */
public final class LintCategories {
    /** Overriding or use of a deprecated member. */
    public static final String DEPRECATION = "deprecation";

    /** The plugin's own category ({@code lint=on}). */
    public static final String EMISSARY = "emissary";

    /** Overloaded methods that a lambda expression as an argument can make ambiguous. */
    public static final String OVERLOADS = "overloads";

    /** Overriding or use of a member of a preview API. */
    public static final String PREVIEW = "preview";

    /** Raw types. */
    public static final String RAWTYPES = "rawtypes";

    /** Overriding or use of a member that is deprecated for removal. */
    public static final String REMOVAL = "removal";

    /** Serializable classes without the members that they should have. */
    public static final String SERIAL = "serial";

    /** Resources whose {@code close()} may throw {@code InterruptedException}. */
    public static final String TRY = "try";

    /** Unchecked conversions and overriding. */
    public static final String UNCHECKED = "unchecked";

    /** Unused declarations, which other tools warn about, but not javac. */
    public static final String UNUSED = "unused";

    private LintCategories() {}
}
