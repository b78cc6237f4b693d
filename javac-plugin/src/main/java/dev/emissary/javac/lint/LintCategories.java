package dev.emissary.javac.lint;

/** The categories of lint that the plugin suppresses or uses, as {@code @SuppressWarnings} names them. */
public final class LintCategories {
    /** What overrides or uses a deprecated member. */
    public static final String DEPRECATION = "deprecation";

    /** The plugin's own category ({@code lint=on}). */
    public static final String EMISSARY = "emissary";

    /** Methods that a lambda expression as an argument can make ambiguous. */
    public static final String OVERLOADS = "overloads";

    /** What overrides or uses a member of a preview API. */
    public static final String PREVIEW = "preview";

    /** Raw types. */
    public static final String RAWTYPES = "rawtypes";

    /** What overrides or uses a member that is deprecated for removal. */
    public static final String REMOVAL = "removal";

    /** Serializable classes without the members that they should have. */
    public static final String SERIAL = "serial";

    /** Resources whose {@code close()} may throw {@code InterruptedException}. */
    public static final String TRY = "try";

    /** Unchecked conversions and overriding. */
    public static final String UNCHECKED = "unchecked";

    /** Unused declarations, of which javac does not warn but other tools do. */
    public static final String UNUSED = "unused";

    private LintCategories() {}
}
