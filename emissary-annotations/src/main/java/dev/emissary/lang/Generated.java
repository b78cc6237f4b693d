package dev.emissary.lang;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the methods that the compiler has added to an emissary, where {@code -Xplugin:"Emissary generated=on"} asks for
 * it. Tools for coverage and mutation, such as JaCoCo and PIT, leave out methods with an annotation of this name.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Generated {}
