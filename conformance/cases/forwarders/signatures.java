// The types in the signature of a forwarder.
// clauses: EM-FWD-3
// imports: java.io.*, java.util.*

//// case: callers-see-the-types-of-the-parameterized-interface (EM-FWD-3, EM-FWD-8)
// methods of Logged: public V call() throws RuntimeException
// prints: done 1
interface Task<V, X extends Exception> { V call() throws X; }
emissary Logged<V>(Task<V, RuntimeException> task);
interface Foo<T> { <U extends Number> T m(U u, List<? super U> to); }
emissary Renamed<U>(Foo<U> foo);
// run:
String done = new Logged<>(() -> "done").call();
Renamed<String> x = new Renamed<>(new Foo<>() {
    public <N extends Number> String m(N n, List<? super N> to) { return " " + n; }
});
System.out.println(done + x.<Integer>m(1, new ArrayList<Number>()));

//// case: generic-signatures-are-those-of-the-parameterized-interface
// methods of OfSignature:
//     public <U extends N, L extends java.util.List<? extends Comparable<? super U>>> java.util.Map<N[], ? super L> m(U, L[], Class<? extends java.io.IOException>[]) throws java.io.IOException
// methods of OfVarargs:
//     public E[] m(String, E...)
//     public void n(int...)
//     public void o(E[])
//     static void use(OfVarargs<String>)
// methods of OfThrowing:
//     public void a() throws java.io.FileNotFoundException, java.io.EOFException
//     public void b()
//     public void c()
interface Signature<T extends Number, X extends Exception> {
    <U extends T, L extends List<? extends Comparable<? super U>>> Map<T[], ? super L> m(
            U u, L[] ls, Class<? extends X>[] types) throws X;
}
emissary OfSignature<N extends Number & Comparable<N>>(Signature<N, java.io.IOException> foo);
@SuppressWarnings("unchecked") interface Varargs<T> { T[] m(String s, T... ts); void n(int... is); void o(T[] ts); }
emissary OfVarargs<E>(Varargs<E> foo) {
    @SuppressWarnings("unchecked") static void use(OfVarargs<String> x) { x.m("s", "t", "u"); x.n(); x.n(1, 2); }
}
interface One { void a() throws IOException; void b() throws IOException, InterruptedException; void c(); }
interface Two { void a() throws FileNotFoundException, EOFException; void b() throws ReflectiveOperationException; void c() throws Exception; }
interface All extends One, Two {}
emissary OfThrowing(All all);

//// case: most-specific-result-is-that-without-an-unchecked-conversion
// together: same
//// Types.java
interface Typed<K> { K get(); java.util.List<K> all(); }
interface Untyped { Object get(); java.util.Collection<?> all(); }
interface TypedFirst<K> extends Typed<K>, Untyped {}
interface UntypedFirst<K> extends Untyped, Typed<K> {}
//// step 2: X.java
emissary X<K>(TypedFirst<K> both);
emissary Y<K>(UntypedFirst<K> both);
//// same: X.java
emissary X<K>(TypedFirst<K> both) {
    public K get() { return both.get(); }
    public java.util.List<K> all() { return both.all(); }
}
emissary Y<K>(UntypedFirst<K> both) {
    public K get() { return both.get(); }
    public java.util.List<K> all() { return both.all(); }
}

//// case: parameters-may-come-from-one-method-and-the-result-from-another
// warnings: any
// together: same
//// Types.java
interface Raw { Object find(Class... types); Object map(List list); }
interface Typed { String find(Class<?>... types); <T> String map(List<T> list); }
interface TypedFirst extends Typed, Raw {}
interface RawFirst extends Raw, Typed {}
//// step 2: X.java
emissary X(TypedFirst both);
emissary Y(RawFirst both);
//// same: X.java
emissary X(TypedFirst both) {
    public String find(Class... types) { return both.find(types); }
    public String map(List list) { return both.map(list); }
}
emissary Y(RawFirst both) {
    public String find(Class... types) { return both.find(types); }
    public String map(List list) { return both.map(list); }
}

//// case: result-is-that-of-the-member-not-its-erasure
// claim: A result that overrides a generic method's unchecked keeps its type arguments.
// warnings: any
// prints: text
interface Wide { <Y> List<CharSequence> go(); }
interface Narrow extends Wide { List<String> go(); }
emissary E(Narrow narrow);
// run:
Narrow narrow = new Narrow() { public List<String> go() { return List.of("text"); } };
String text = new E(narrow).go().get(0);
System.out.println(text);

//// case: interfaces-of-a-class-alone-give-the-signature
interface First {}
interface Second {}
class Both implements First, Second {}
interface FirstSource { First get(); }
interface SecondSource { Second get(); }
class Source implements FirstSource, SecondSource { public Both get() { return new Both(); } }
emissary X(Source source) implements FirstSource, SecondSource;  // error: method.required.returns at Source
emissary V<T extends Source>(T source) implements SecondSource, FirstSource;  // error: method.required.returns at T source
interface Quiet { Object read(); }
interface Loud { String read() throws java.io.IOException; }
class Reader implements Quiet, Loud { public String read() { return ""; } }
emissary Y(Reader reader) implements Quiet, Loud;  // error: method.required.throws at Reader
interface QuietText { String read(); }
class Texts implements Loud, QuietText { public String read() { return ""; } }
emissary Z(Texts texts) implements Loud, QuietText;
interface Joined extends FirstSource, SecondSource { Both get(); }
emissary W(Joined joined) delegates FirstSource, SecondSource;
emissary ByHand(Source source) implements FirstSource, SecondSource {
    public Both get() { return source.get(); }
}
