package dev.emissary.javac.proof;

import dev.emissary.javac.testing.SourceText;
import java.util.Map;
import java.util.TreeMap;

/**
 * Sources in which emissaries of both forms, generic, nested and local ones, with annotations, constructors and hand-written
 * methods, mention each other and each other's interfaces, in two packages.
 */
final class InterdependentSources {
    private static final String[] TYPES = {"""
            package a;
            import java.lang.annotation.*;
            public interface Marks {
                @Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface Use { int value() default 0; }
                @Target({ElementType.FIELD, ElementType.PARAMETER}) @interface Both {}
                @Target({ElementType.TYPE_USE, ElementType.METHOD}) @interface Mixed { Class<?>[] value() default {}; }
                enum Kind { ONE, TWO }
                int LIMIT = 7;
            }
            """, """
            package a;
            import java.util.*;
            public interface Foo<T extends Comparable<? super T>> {
                @Marks.Use(1) T first(@Marks.Use List<@Marks.Use(2) ? extends T> all, int... indices) throws java.io.IOException;
                <U extends @Marks.Use Number & Comparable<U>> Map<T, U[]> second(U u, T t);
                default @Marks.Mixed(Foo.class) Foo<T> self() { return this; }
                @Deprecated default void old(Base<T> base, Foo.Inner<? super T>.@Marks.Use Nest nest) {}
                class Inner<X> { public class Nest {} }
            }
            """, """
            package b;
            public interface Bar extends a.Foo<String>, Cloneable {
                String first(java.util.List<? extends String> all, int... indices) throws java.io.FileNotFoundException;
                Bar self();
                a.Marks.Kind kind();
                Bar clone() throws CloneNotSupportedException;
            }
            """, """
            package b;
            interface Hidden<A, B extends A> { B pick(A a, B b); static void none() {} private void no() {} }
            """, """
            package a;
            public interface Ring { Left left(Right right); Right right(Left left); Ring ring(); }
            """, """
            package a;
            public sealed interface Shape permits Guard, Circle { double area(); Shape self(); }
            """, """
            package a;
            interface Total extends Sums.Sum, Sums.Rank { @Override Integer total(); }
            """, """
            package a;
            interface Sums { interface Sum { Number total(); } interface Rank { Comparable<Integer> total(); } }
            """, """
            package a;
            public record Circle(double radius) implements Shape {
                public double area() { return radius; }
                public Shape self() { return new Guard(this); }
            }
            """};

    private static final String[] EMISSARIES = {
        """
            package a;
            @dev.emissary.Emissary public record Base<T extends Comparable<? super T>>(@Marks.Use(3) Foo<T> foo) {}
            """, """
            package a;
            public emissary Layer<T extends Comparable<? super T>>(@Marks.Both Base<T> base) implements Foo<T>;
            """, """
            package b;
            public emissary Stack<S>(a.Layer<String> layer, @Deprecated Runnable run) implements a.Foo<String>, Runnable {
                static final int LIMIT = a.Marks.LIMIT + 1;
                private final String name = "stack" + LIMIT;
                public Stack { if (run == null) { run = () -> System.out.println(LIMIT); } }
                Stack(a.Layer<String> layer) { this(layer, null); }
                @Override public void run() { run.run(); }
                <U> int kind(a.Marks.Kind kind) { return switch (kind) { case ONE -> name.length(); case TWO -> 2; }; }
            }
            """, """
            package b;
            @dev.emissary.Emissary record Both<A, B extends A>(Bar bar, Hidden<A, B> hidden, CharSequence chars) {
                Both(Bar bar, Hidden<A, B> hidden, CharSequence chars) { this.bar = bar; this.hidden = hidden; this.chars = chars; }
            }
            """, """
            package b;
            @dev.emissary.Emissary({CharSequence.class, Bar.class}) emissary Listed(String text, Bar bar, int... limits) {
                public int length() { return limits.length + Stack.LIMIT; }
            }
            """, """
            package a;
            emissary Doubled(Summed summed) implements Sums.Sum, Sums.Rank;
            """, """
            package a;
            emissary Summed(Total total) implements Sums.Sum, Sums.Rank;
            """, """
            package b;
            public emissary Earlier(Later later) implements java.util.concurrent.Delayed;
            """, """
            package b;
            public @dev.emissary.Emissary record Later(java.util.concurrent.Delayed delayed) {}
            """, """
            package a;
            public emissary Left(Ring ring) implements Ring;
            """, """
            package a;
            public emissary Right(Left left, java.io.Serializable data) implements Ring, java.io.Serializable;
            """, """
            package a;
            public final @dev.emissary.Emissary record Guard(Shape shape) {}
            """, """
            package b;
            public emissary Rows(java.sql.ResultSet rows, java.util.concurrent.Executor executor) implements java.sql.ResultSet {
                public <T> T unwrap(Class<T> type) { throw new UnsupportedOperationException(); }
            }
            """, """
            package b;
            import java.util.*;
            public @dev.emissary.Emissary record Table<K extends Comparable<K>, V>(NavigableMap<K, List<V>> map, Iterable<Rows> rows) {
                public void forEach(java.util.function.BiConsumer<? super K, ? super List<V>> action) { map.forEach(action); }
            }
            """, """
            package b;
            public class Outer<T> {
                private emissary Secret(Hidden<Object, String> hidden);
                protected static @dev.emissary.Emissary record Shown<T>(java.util.concurrent.Callable<T> call) {}
                interface Source { Outer.Shown<?> shown(); default Secret secret() { return null; } }
                emissary Mine(Source source);
                Object local(T t) throws Exception {
                    emissary Here(CharSequence chars) { emissary Deep(Source source); }
                    java.util.function.Supplier<Object> later = () -> {
                        @dev.emissary.Emissary record There(Runnable run, Here.Deep deep) implements Runnable, Source {}
                        return new There(() -> {}, null) .shown();
                    };
                    return new Object() { emissary In(Runnable run); Object in = new In(() -> later.get()); Here here = new Here(""); };
                }
                String use() { return new Secret((a, b) -> b).pick(this, "") + new Secret(null).hidden; }
            }
            """
    };

    private static final String[] USERS = {"""
            package b;
            import a.*;
            class User {
                int all(Stack<?> stack, Listed listed, Both<Object, String> both, Table<String, Rows> table) throws Exception {
                    Foo<String> foo = stack.self();
                    Shape shape = new Guard(new Circle(1)).self();
                    java.util.function.ToIntFunction<CharSequence> length = CharSequence::length;
                    Runnable run = stack::run;
                    run.run();
                    java.util.List<Rows> rows = table.get("");
                    return length.applyAsInt(listed) + both.length() + Stack.LIMIT + stack.kind(both.kind())
                        + (foo instanceof Bar bar ? bar.hashCode() : 0) + rows.size() + (int) shape.area();
                }
            }
            """};

    private InterdependentSources() {}

    /** Returns the sources. */
    static SourceTree all() {
        Map<String, String> texts = new TreeMap<>();
        for (String[] group : new String[][] {TYPES, EMISSARIES, USERS}) {
            for (String text : group) {
                texts.put(SourceText.qualifiedName(text), text);
            }
        }
        return new SourceTree("interdependent", texts);
    }
}
