// clauses: EM-DIAG-4
// claim: lint=on does not warn of a component that serves an interface, or that some code of the emissary reads.
// options: lint=on
import dev.emissary.Emissary;
import java.util.*;

interface A { void a(); }
interface B { void b(); }
interface C extends A, B { }
interface Generic<T> { void a(T t); }
interface Fixed extends Generic<String> { @Override void a(String s); }

@Emissary(Runnable.class) emissary Method(Thread t, String name) { String name() { return name; } }
@Emissary(Runnable.class) emissary ByThis(Thread t, String name) { String name() { return this.name; } }
@Emissary(Runnable.class) emissary Compact(Thread t, String name) { Compact { Objects.requireNonNull(name); } }
@Emissary(Runnable.class) emissary Lambda(Thread t, String name) { Runnable r() { return () -> name.length(); } }
@Emissary(Runnable.class) emissary Static(Thread t, String name) { static String of(Static e) { return e.name; } }
emissary Named(Thread t) implements Runnable;
emissary NamedTwice(C c) implements A, B;
emissary NamedByGeneric(Fixed b) implements Generic<String>;
