package dev.emissary;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The annotation that declares a record to be an <dfn>emissary</dfn>: a final class that stands in front of one or
 * more delegates, implements interfaces by forwarding to them, and does not expose them itself.
 *
 * <p>A record says: this class is its data. An emissary says: this class stands in front of its delegates.
 *
 * <pre>{@code
 * interface Foo { void f(); }
 * interface Bar { void b(); }
 *
 * @Emissary
 * public record Bazz(Foo foo, Bar bar) {}
 * }</pre>
 *
 * <p>Compiled with the plugin, {@code Bazz} is not a record, but this class:
 *
 * <pre>{@code
 * public final class Bazz extends dev.emissary.lang.Emissary implements Foo, Bar {
 *     private final Foo foo;
 *     private final Bar bar;
 *     public Bazz(Foo foo, Bar bar) { this.foo = foo; this.bar = bar; }
 *     @Override public void f() { foo.f(); }
 *     @Override public void b() { bar.b(); }
 * }
 * }</pre>
 *
 * <h2>Two forms</h2>
 *
 * <p>The <em>annotation form</em> above is legal Java for every parser, editor and formatter. The <em>keyword form</em>
 * means the same, and gives the same class file:
 *
 * <pre>{@code
 * public emissary Bazz(Foo foo, Bar bar);
 * }</pre>
 *
 * <p>{@code emissary} is a contextual keyword, as {@code record} is: it remains usable as a name. A body in braces may
 * replace the semicolon. Either form may be declared wherever a record may, is implicitly final and, when nested,
 * implicitly static, has at least one component and no {@code extends} clause.
 *
 * <p>The body of either form may declare what the body of a record may, and further <em>final</em> instance fields
 * (which tools other than javac, which see the annotation form as a record, may reject):
 *
 * <pre>{@code
 * public emissary Counted(Iterator<String> lines) {
 *     private final LongAdder count = new LongAdder();
 *
 *     @Override
 *     public String next() {
 *         count.increment();
 *         return lines.next();
 *     }
 * }
 * }</pre>
 *
 * <p>A method written by hand, like {@code next} here, replaces the forwarder; everything else, {@code hasNext},
 * {@code remove} and {@code forEachRemaining}, is still forwarded. Default methods are forwarded like all others, so
 * that callers get the delegate's own version of them. A {@code finalize} that an interface declares is the exception:
 * it must be written by hand, because a forwarder would finalize a delegate that is still in use.
 *
 * <h2>Which interfaces are delegated</h2>
 *
 * <p>There are three ways to specify them.
 *
 * <p><b>By the type of the component.</b> A component whose type is an interface is delegated to through that
 * interface, always; nothing else needs to be specified. To expose less of an object, declare the component with a
 * smaller type. A component of any other type needs one of the other two ways.
 *
 * <pre>{@code
 * @Emissary
 * record EncapsulatedResultSet(ResultSet resultSet) {}
 * }</pre>
 *
 * <p><b>By the implements clause.</b> A component whose type is a class, a record, an enum or a type variable is
 * delegated to through the interfaces listed there that its type has, and through nothing else. This is how to put a
 * class behind an emissary:
 *
 * <pre>{@code
 * @Emissary
 * record Text(String s) implements CharSequence {}
 * }</pre>
 *
 * <p>An interface without instance methods other than those of {@code Object}, such as {@link java.io.Serializable},
 * does not count here, and an interface that is not a supertype of any component's type is implemented by hand. The
 * clause does not restrict a component whose type is an interface: to expose less of it, declare it with a smaller
 * type, or list the interfaces in the annotation.
 *
 * <p><b>By {@link #value}.</b> The interfaces listed in the annotation are delegated, and no others are. Each is served
 * by the component whose type is a subtype of it, which also determines the type arguments. A component that serves
 * none of them is private state for the methods in the body, and the whole {@code implements} clause is then
 * implemented by hand:
 *
 * <pre>{@code
 * @Emissary(Comparable.class)
 * record Version(Integer number, Optional<String> label) {
 *     @Override
 *     public String toString() {
 *         return label.orElse("unnamed");
 *     }
 * }
 * }</pre>
 *
 * <p>Here {@code Version} is a {@code Comparable<Integer>}, because {@code Integer} is one. The lists may stand at the
 * components instead, where each says what is delegated to that component: {@code @Emissary record Report(
 * @Emissary(Rows.class) Table table, @Emissary(Meter.class) Meter meter)}, or in the keyword form
 * {@code delegates Rows to table, Meter to meter}. The class file has them as one list of the class.
 *
 * <h2>What is not there</h2>
 *
 * <p>Nothing leads from an emissary to its delegates. It has no accessors and cannot be deconstructed by a record
 * pattern, and it cannot be cast to a type of its delegate that is not delegated. It has the {@code equals},
 * {@code hashCode} and {@code toString} of {@link Object}, whatever a delegated interface says about them; where a
 * contract matters, as for {@link java.util.List}, write them by hand. It cannot be serialized, even if a delegated
 * interface is {@code Serializable}, unless the declaration itself lists {@code Serializable} or
 * {@code Externalizable}, or declares a {@code writeReplace} that serialization calls; and such a hook of a delegated
 * interface is never forwarded, nor are {@code writeExternal} and {@code readExternal}. When a delegate returns itself,
 * as fluent interfaces do, the caller gets the emissary:
 *
 * <pre>{@code
 * @Emissary
 * record Out(Appendable target) {}
 *
 * Appendable out = new Out(new StringBuilder());
 * out.append("a") == out; // true
 * }</pre>
 *
 * <p>Users of an emissary cannot see its components, so they need not be able to supply them either: unlike in a
 * record, the canonical constructor may have narrower access than the class.
 *
 * <pre>{@code
 * @Emissary
 * public record Names(List<String> names) {
 *     private Names {}
 *
 *     public Names() {
 *         this(new ArrayList<>());
 *     }
 * }
 * }</pre>
 *
 * <p>Some ways to the delegate remain, as with every wrapper: a delegate that passes itself to a callback, a method
 * such as {@code java.sql.Wrapper.unwrap} whose purpose is to hand out the delegate, and objects that the delegate
 * creates and that refer to it. Write such methods by hand.
 *
 * <h2>Conflicts</h2>
 *
 * <p>When two delegates would supply a method of the same signature, the emissary must declare the method; the compiler
 * requires this, and never chooses one of the two.
 *
 * <pre>{@code
 * @Emissary
 * record Loop(ReadableByteChannel in, WritableByteChannel out) {
 *     @Override
 *     public boolean isOpen() {
 *         return in.isOpen() && out.isOpen();
 *     }
 *
 *     @Override
 *     public void close() throws IOException {
 *         try {
 *             in.close();
 *         } finally {
 *             out.close();
 *         }
 *     }
 * }
 * }</pre>
 *
 * <p>{@code read} and {@code write} have one supplier each, and are forwarded. One component that supplies a method
 * through several interfaces is no conflict.
 *
 * <p>It is also a conflict when a delegate supplies a method and an interface that is implemented by hand has a default
 * method of the same signature: neither hides the other silently.
 *
 * <h2>Enabling the plugin</h2>
 *
 * <p>The jar {@code emissary-javac-plugin} on the processor path of javac 17 or newer is enough; it starts by itself
 * and needs no flags:
 *
 * <pre>{@code
 * javac -processorpath emissary-javac-plugin.jar -classpath emissary-annotations.jar Bazz.java
 * }</pre>
 *
 * <p>In Maven it is a {@code path} in the {@code annotationProcessorPaths} of the compiler plugin. Options are given
 * as in {@code -Xplugin:"Emissary keyword=off"}.
 *
 * <p>Without the plugin, the record is just a record, which exposes its delegates, and no compiler says so.
 * {@code -Xplugin:Emissary} makes a missing plugin an error, and the keyword form does not compile without it.
 *
 * <p>The annotation is recorded in the class file, by the keyword form too, unless {@code superclass=none} is given,
 * and is not visible to reflection. On anything but a record it is an error.
 *
 * @see dev.emissary.lang.Emissary
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT})
public @interface Emissary {
    /**
     * The delegated interfaces, if they are listed here: these and no others. Each must be an interface, listed once,
     * and a supertype of at least one component's type. If this element is omitted, the types of the components and the
     * {@code implements} clause decide; an explicit empty list is an error.
     *
     * @return the interfaces to delegate, or an empty array if none are listed
     */
    Class<?>[] value() default {};
}
