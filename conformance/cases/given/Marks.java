import java.lang.annotation.*;

/** Applies to types. */
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }

/** Applies to types, and is in class files only. */
@Target(ElementType.TYPE_USE) @interface B { Class<?>[] types() default {}; A nested() default @A(7); }

/** Applies to types and to declarations. */
@Target({ElementType.TYPE_USE, ElementType.METHOD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME) @interface Both { String[] value() default {}; }

/** Applies to declarations. */
@Target({ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE_PARAMETER})
@Retention(RetentionPolicy.RUNTIME) @interface Decl {}

/** Applies to types, and can be repeated. */
@Target(ElementType.TYPE_USE) @Repeatable(Many.class) @interface Some { int value(); }

@Target(ElementType.TYPE_USE) @interface Many { Some[] value(); }
