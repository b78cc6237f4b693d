// Forwarders and the methods of interfaces that are implemented by hand.
// clauses: EM-CONF-5
// imports: java.io.*, java.util.*

//// case: body-may-declare-what-no-forwarder-can-implement (EM-CONF-5, EM-FWD-6)
// prints: result UncheckedIOException text 1
class Throwing {
    interface Foo { Object f(boolean fail) throws IOException; }
    interface Hand { Object f(boolean fail); }
    emissary E(Foo f) implements Hand {
        @Override public Object f(boolean fail) {
            try { return this.f.f(fail); } catch (IOException e) { throw new UncheckedIOException(e); }
        }
    }
}
class Narrower {
    interface Foo { Object f(); }
    interface Hand { String f(); }
    emissary E(Foo f) implements Hand { @Override public String f() { return (String) this.f.f(); } }
}
class Erasure {
    interface Foo { int f(List<String> l); }
    interface Hand { int f(List<Integer> l); }
    emissary E(Foo f) implements Hand {
        @SuppressWarnings({"rawtypes", "unchecked"}) @Override public int f(List l) { return this.f.f(l); }
    }
}
// run:
Throwing.E e = new Throwing.E(fail -> { if (fail) { throw new IOException(); } return "result"; });
String thrown = "";
try { e.f(true); } catch (UncheckedIOException failure) { thrown = failure.getClass().getSimpleName(); }
System.out.println(e.f(false) + " " + thrown + " " + new Narrower.E(() -> "text").f() + " "
        + new Erasure.E(List::size).f(List.of("one")));

//// case: forwarder-has-the-most-specific-result-and-the-exceptions-that-both-allow (EM-CONF-5, EM-FWD-5)
// together: same
//// Types.java
interface Foo<T> {
    Collection<T> all();
    <A> Collection<A> generic(A a);
    ArrayList<T> wider();
}
interface Hand<T> {
    List<T> all();
    <B> List<B> generic(B b);
    List<T> wider();
}
interface Narrow extends Foo<String> {
    ArrayList<String> all();
    <C> LinkedList<C> generic(C c);
}
interface Throwing<T> {
    void narrower() throws FileNotFoundException, IllegalStateException;
    <X extends IOException> void generic(Class<X> c) throws X;
    void fromBelow() throws IOException;
}
interface ThrowingHand {
    void narrower() throws IOException, InterruptedException;
    <Y extends IOException> void generic(Class<Y> d) throws Exception;
    void fromBelow();
}
interface LessThrowing extends Throwing<String> { void fromBelow(); }
interface Self { Object self(); }
interface SelfHand { Self self(); }
interface SelfBelow extends Self { SelfBelow self(); }
//// step 2: Emissaries.java
emissary OfResults(Narrow impl) delegates Foo implements Hand<String>;
emissary OfExceptions(LessThrowing impl) delegates Throwing implements ThrowingHand;
emissary OfSelf(SelfBelow impl) delegates Self implements SelfHand;
//// same: Emissaries.java
emissary OfResults(Narrow impl) delegates Foo implements Hand<String> {
    public List<String> all() { return impl.all(); }
    public <A> List<A> generic(A arg0) { return impl.generic(arg0); }
    public ArrayList<String> wider() { return impl.wider(); }
}
emissary OfExceptions(LessThrowing impl) delegates Throwing implements ThrowingHand {
    public void narrower() throws FileNotFoundException, IllegalStateException { impl.narrower(); }
    public <X extends IOException> void generic(Class<X> arg0) throws X { impl.generic(arg0); }
    public void fromBelow() { impl.fromBelow(); }
}
emissary OfSelf(SelfBelow impl) delegates Self implements SelfHand {
    public Self self() { Self result = impl.self(); return result == impl ? this : result; }
}

//// case: forwarder-never-converts-unchecked
// warnings: any
interface Any { Object get(Object o); }
interface Same { <T> T get(T t); }
emissary E(Any any) implements Same;  // error: method.required.clash at Same
emissary G(Same same) implements Any;  // error: method.required.clash at Any
interface Raw { List list(); }
interface Typed { List<String> list(); }
emissary F(Raw raw) implements Typed;  // error: method.required.result at Typed
emissary H(Typed typed) implements Raw;
interface Put { void put(Object o); }
interface PutAny { <T> void put(T t); }
emissary P(Put put) implements PutAny;
emissary Q(PutAny put) implements Put;
interface Foo { void all(List<String> l); }
interface Hand { void all(List l); }
emissary OfErasure(Foo f) implements Hand;  // error: method.required.clash at Hand
emissary ByHand(Foo f) implements Hand {
    @SuppressWarnings("unchecked") public void all(List l) { f.all(l); }
}
interface RawTaker { void all(List l); }
interface TypedTaker { void all(List<String> l); }
emissary Wider(RawTaker raw) implements TypedTaker;

//// case: forwarder-that-does-not-fit-the-hand-implemented-method-is-an-error
class ThatThrowsMoreToo {
    interface Foo { Object f() throws IOException; }
    interface Hand { String f(); }
    emissary E(Foo f) implements Hand;  // error: method.required.result at Hand
}
class IntAndString {
    interface Foo { int f(); }
    interface Hand { String f(); }
    emissary E(Foo f) implements Hand;  // error: method.required.returns at Hand
}
class TwoInterfaces {
    interface Foo { Runnable f(); }
    interface Hand { AutoCloseable f(); }
    emissary E(Foo f) implements Hand;  // error: method.required.returns at Hand
}

//// case: hand-implemented-interface-constrains-its-own-emissary-only
// methods of A:
//     public CharSequence f() throws java.io.FileNotFoundException
//     public void g()
// methods of B:
//     bridge public Object f() throws java.io.IOException
//     public CharSequence f() throws java.io.FileNotFoundException
//     public void g()
// methods of D:
//     bridge public int compareTo(Object)
//     public CharSequence f() throws java.io.FileNotFoundException
//     public int compareTo(D)
//     public void g()
// methods of C:
//     public CharSequence f()
//     public void g()
interface Foo { CharSequence f() throws FileNotFoundException; void g(); }
interface Hand { Object f() throws IOException; }
interface Quiet { CharSequence f(); }
emissary A(Foo f);
emissary B(Foo f) implements Hand;
emissary C(Foo f) implements Quiet { public CharSequence f() { return ""; } }
emissary D(Foo f) implements Comparable<D> { public int compareTo(D d) { return 0; } }

//// case: method-that-several-hand-implemented-interfaces-have-is-one-error (EM-CONF-5, EM-DIAG-3)
interface Foo { Object f() throws Exception; } interface Hand { String f(); }
interface Other { Object f(); } interface Sub extends Hand, Other {}
emissary HandFirst(Foo f) implements Hand, Other;  // error: method.required.result
emissary OtherFirst(Foo f) implements Other, Hand;  // error: method.required.result
@dev.emissary.Emissary(Foo.class) record InAnnotationForm(Foo f) implements Other, Hand {}  // error: method.required.result
emissary OfCommonSubinterface(Foo f) implements Sub;  // error: method.required.result

//// case: unchecked-exceptions-of-a-constrained-forwarder-stay-in-its-throws-clause (EM-CONF-5)
// methods of Front: public Object f(String...) throws IllegalStateException, StackOverflowError
// warnings: any
interface Foo { Object f(String... all) throws IllegalStateException, StackOverflowError; }
interface Hand { Object f(String[] all); }
emissary Front(Foo foo) implements Hand;
