// The warnings of lint.
// clauses: EM-DIAG-4
// imports: dev.emissary.Emissary, java.io.*, java.util.*, java.util.function.*

//// case: helper-that-becomes-a-delegate-is-warned-of (EM-DIAG-4, EM-DEL-1)
// claim: A component is a helper, and a delegate by mistake, if nothing names its interface, the methods in the body use
//     it and replace none of its methods, but replace one of another delegate.
interface Door { void open(); void shut(); }
emissary Logged(Door door, Consumer<String> log) { public void open() { log.accept("open"); door.open(); } }  // warning: helper
@Emissary record OfRecord(Door door, Runnable before) { public void open() { before.run(); door.open(); } }  // warning: helper
emissary Generic<K>(Map<K, Door> doors, Function<K, Door> maker) {  // warning: helper
    @SuppressWarnings("unchecked") public Door get(Object key) { return doors.getOrDefault(key, maker.apply((K) key)); }
}
emissary Private(Door door, Runnable before) {  // warning: helper
    public void open() { own(); }
    private void own() { Runnable lambda = () -> before.run(); lambda.run(); }
}
emissary Two(
        Door door,
        Runnable before,  // warning: helper
        Supplier<String> name) {  // warning: helper
    public void open() { before.run(); name.get(); }
}
emissary Named(Door door, Runnable before) implements Door { public void open() { before.run(); } }  // warning: helper
emissary ByThis(Door door, Runnable before) { public void open() { this.before.run(); } }  // warning: helper
@SuppressWarnings("emissary") emissary Suppressed(Door door, Runnable r) { public void open() { r.run(); } }
emissary OnComponent(Door door, @SuppressWarnings("emissary") Runnable r) { public void open() { r.run(); } }
// Meant: both named, private state, replaced too, used by a constructor only, or no method of another replaced.
emissary Both(Door door, Runnable r) implements Runnable { public void open() { r.run(); } }
emissary State(Door door, Runnable r) delegates Door { public void open() { r.run(); } }
@Emissary(Door.class) record StateOfRecord(Door door, Runnable r) { public void open() { r.run(); } }
emissary Replaced(Door door, Runnable r) { public void open() { r.run(); } public void run() { r.run(); } }
emissary Constructed(Door door, Runnable r) { Constructed { Objects.requireNonNull(r); } public void open() { } }
emissary Unused(Door door, Runnable r) { public void open() { door.open(); } }
emissary Added(Door door, Runnable r) { void later() { r.run(); } }

//// case: lint-can-be-suppressed
// claim: @SuppressWarnings("emissary") on the emissary, on what it stands in, or on the component suppresses the
//     warnings of lint=on; neither another word does, nor the annotation on another component.
// options: lint=on
@SuppressWarnings("emissary") emissary OnIt(CharSequence c);
@SuppressWarnings("emissary") class Around { class Z { emissary E(CharSequence c); } }
class Members {
    @SuppressWarnings("emissary") Object field = new Object() { emissary E(CharSequence c); };
    @SuppressWarnings("emissary") void method() { emissary E(CharSequence c); }
}
@SuppressWarnings("emissary") @Emissary(Runnable.class) emissary OnItForAComponent(Thread t, String s);
@Emissary(Runnable.class) emissary OnComponent(Thread t, @SuppressWarnings("emissary") String s);
emissary OnDelegate(@SuppressWarnings("emissary") CharSequence c);
@SuppressWarnings({"all", "serial"}) emissary OtherWords(CharSequence c);  // warning: contract at CharSequence
emissary OtherComponent(CharSequence c, @SuppressWarnings("emissary") Runnable r);  // warning: contract at CharSequence

//// case: lint-does-not-warn-of-what-is-meant
// claim: lint=on does not warn of a component that serves an interface or that code of the emissary reads, of contracts
//     that say nothing of equals, hashCode and toString or whose methods the body declares, of methods that the body
//     closes or that return what the emissary seals, nor of serialization that is asked for or replaced.
// options: lint=on
interface A { void a(); }
interface B { void b(); }
interface C extends A, B { }
@Emissary(Runnable.class) emissary Method(Thread t, String name) { String name() { return name; } }
@Emissary(Runnable.class) emissary Compact(Thread t, String name) { Compact { Objects.requireNonNull(name); } }
@Emissary(Runnable.class) emissary Lambda(Thread t, String name) { Runnable r() { return () -> name.length(); } }
class Pair { int n; }
@Emissary(Runnable.class) emissary Part(Thread t, Pair pair) { int n() { return pair.n; } }
@Emissary(Runnable.class) emissary ByThis(Thread t, Pair pair) { int n() { return this.pair.n; } }
emissary Named(Thread t) implements Runnable;
emissary NamedTwice(C c) implements A, B;
emissary OfRunnable(Runnable r);
emissary OfComparator(Comparator<String> c);
emissary WithToString(CharSequence c) { @Override public String toString() { return c.toString(); } }
emissary WithEquals(List<String> c) {
    @Override public boolean equals(Object o) { return c.equals(o); }
    @Override public int hashCode() { return 1; }
}
@Emissary(Iterable.class) emissary OfList(Queue<String> q);
interface Box { String unwrap(); }
emissary OfBox(Box box);
interface NoWrapper { void unwrap(); int delegate(); Runnable unwrap(String s); NoWrapper getDelegate(); }
interface Data extends Serializable { void f(); }
emissary Closed(java.sql.Wrapper w) { @Override public <T> T unwrap(Class<T> t) { throw new Error(); } }
emissary OfOtherMethods(NoWrapper w);
emissary Asking(Data data) implements Serializable { private static final long serialVersionUID = 1; }
emissary BothByHand(Data data) {
    private static final long serialVersionUID = 1;
    private void readObject(ObjectInputStream s) { }
    private void writeObject(ObjectOutputStream s) { }
}
emissary Replaced(Data data) {
    private static final long serialVersionUID = 1;
    private Object writeReplace() { return 1; }
}

//// case: lint-is-silent-beside-errors
// claim: There are no warnings of lint=on in a compilation with errors, be they about emissaries or of the language.
// options: lint=on
emissary Text(CharSequence text);
emissary Both(CharSequence text, Runnable one, Runnable two);  // error: method.conflict
@dev.emissary.Emissary(Runnable.class) emissary Named(Thread task, String name) {
    int wrong() {
        return "not a number";  // error
    }
}

//// case: lint-warns-of-each-kind (EM-DIAG-4, EM-DEL-3, EM-CLASS-5)
// claim: lint=on warns of a component that nothing uses, of a forwarded method that exists to hand out the delegate,
//     and of a class that is serializable only through a delegated interface and refuses to be.
// options: lint=on
interface Marker { }
@Emissary(Runnable.class) emissary NotListed(Thread t, String name);  // warning: component.unused at String name
@Emissary(Runnable.class) emissary OnlyAssigned(
        Thread t,
        String name) {  // warning: component.unused
    OnlyAssigned(Thread t, String name) { this.t = t; this.name = name; }
}
@Emissary(Runnable.class) emissary OtherTypes(Runnable r, int n) { OtherTypes(Runnable r, String n) { this(r, n.length()); } }  // warning: component.unused at int n
emissary Replaced(Runnable a, Runnable b) { public void run() { a.run(); } }  // warning: component.unused at Runnable b
emissary OfMarker(Runnable r, Marker m);  // warning: component.unused at Marker m
interface Delegating { Runnable getDelegate(); }
emissary OfWrapper(java.sql.Wrapper w);  // warning: unwrap
emissary OfDelegating(Delegating d);  // warning: unwrap at Delegating d
@Emissary(java.sql.Wrapper.class) emissary UnwrappingList(java.sql.Statement s);  // warning: unwrap
interface Data extends Serializable { void f(); }
interface External extends Externalizable { }
emissary OfSerializable(Data data);  // warning: serializable
emissary OfExternalizable(External external);  // warning: serializable

//// case: lint-warns-of-half-a-refusal (EM-DIAG-4, EM-CLASS-5)
// options: lint=on
class Order {
    interface Priced extends Serializable { long cents(); }
    @SuppressWarnings("serial")
    emissary Discounted(Priced article) {  // warning: serializable.unread
        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeLong(cents());
        }
    }
    @SuppressWarnings("serial") emissary PublicWriteObject(Priced article) {  // warning: serializable
        void writeObject(ObjectOutputStream s) {} private static void readObject(ObjectInputStream s) {}
    }
    emissary WithReadResolve(Priced article) { private Object readResolve() { return 1; } }  // warning: serializable
    @SuppressWarnings("serial") emissary StaticReplace(Priced article) { static Object writeReplace() { return 1; } }  // warning: serializable
    @SuppressWarnings("serial")
    emissary Received(Priced article) {  // warning: serializable.unwritten
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
        }
    }
}

//// case: replaced-method-that-defaults-go-past-is-warned-of (EM-DIAG-4, EM-FWD-2)
// says: @Override public V require(K key) { return Wide.super.require(key); }
interface Repository<K, V> {
    Optional<V> find(K key);
    void save(V value);
    V first();
    default V require(K key) { return find(key).orElseThrow(); }
    default void saveAll(List<? extends V> values) { for (V v : values) { this.save(v); } }
    default Supplier<V> later() { return () -> first(); }
    default void other(Repository<K, V> other, K key) {
        // find(key) is called on another object,
        other.find(key);
        String text = "find(key)";
        char brace = '}';
        /* first() */
        find(key, 2);
    }
    default int find(K key, int n) { return n; }
}
emissary Cached<K, V>(Repository<K, V> repository) {
    public Optional<V> find(K key) { return repository.find(key).filter(v -> true); }  // warning: bypass
    public V first() { return null; }  // warning: bypass
}
emissary Forwarding<K, V>(Repository<K, V> repository) {
    public Optional<V> find(K key) { return repository.find(key); }
    public void save(V value) {
        this.repository.save(value); // and no more
    }
    public V first() { return repository.find(null).get(); }  // warning: bypass
}
interface Wide<K, V> extends Repository<K, V> {}
@dev.emissary.Emissary(Repository.class) emissary Narrow<K, V>(Repository<K, V> repository) implements Wide<K, V> {
    public Optional<V> find(K key) { return Optional.empty(); }  // warning: bypass
}
emissary Keeping<K, V>(Repository<K, V> repository) {
    public int find(K key, int n) { return Repository.super.find(key, n); }
}
emissary NotKeeping<K, V>(Repository<K, V> repository) {
    public int find(K key, int n) { return Repository.super.find(key, 2 * n); }  // warning: bypass
}
emissary Mended<K, V>(Repository<K, V> repository) {
    public Optional<V> find(K key) { return repository.find(key); }
    public V require(K key) { return Repository.super.require(key); }
}
emissary OtherMethods<K, V>(Repository<K, V> repository) {
    public void other(Repository<K, V> other, K key) { }
    public void save(V value) { }  // warning: bypass
    public void saveAll(List<? extends V> values, int n) { }
}
emissary Alone<K, V>(Repository<K, V> repository) { public void saveAll(List<? extends V> values) { } }
emissary OfNext<T>(Iterator<T> i) { public T next() { T t = i.next(); return t; } }  // warning: bypass
emissary OfRemove<T>(Iterator<T> i) { public void remove() { i.remove(); } }
emissary OfTest<T>(Predicate<T> p) { public boolean test(T t) { return !p.test(t); } }  // warning: bypass
emissary OfAdd<T>(Collection<T> c) { public boolean add(T t) { return c.add(t); } }
emissary OfIterator<T>(Collection<T> c) { public Iterator<T> iterator() { return null; } }  // warning: bypass
emissary Suppressed<T>(Iterator<T> i) { @SuppressWarnings("emissary") public T next() { return null; } }

//// case: default-method-in-a-class-file-that-goes-past-a-method-is-warned-of (EM-DIAG-4)
//// Source.java
public interface Source { int next(); int size(); default int sum() { return next() + next(); } }
//// step 2: Fronts.java
emissary Next(Source source) { public int next() { return 1; } }  // warning: bypass
emissary Size(Source source) { public int size() { return 1; } }

//// case: only-the-method-that-a-default-calls-is-bypassed (EM-DIAG-4)
interface Sink {
    void put(Object o);
    void put(int i);
    default void putOne() { put(1); }
}
emissary OfObject(Sink sink) { public void put(Object o) { } }
interface Log {
    void log(Object... parts);
    void at(long time, String... parts);
    static void at() { }
    default void pair(String one, String two) { log(one, two); }
    default void now() { at(); at(System.nanoTime(), "now"); }
}
emissary Counting(Log log) { public void log(Object... parts) { } }  // warning: bypass
emissary Timing(Log log) { public void at(long time, String... parts) { } }  // warning: bypass
interface Same {
    int id();
    List<Same> all(int depth);
    default boolean same(Same other) { return other.id() == 1 && other.<Same>all(2).isEmpty(); }
    default Runnable later() { return new Runnable() { public void run() { id(); } int id() { return 0; } }; }
    default List<Integer> made() { record all(int depth) { } return List.of(new all(3).depth()); }
    default int sum() { List<Object> made = new ArrayList<>(all(1)); if (made.isEmpty()) { return 0; } return 1; }
}
emissary OfId(Same same) { public int id() { return 2; } }
emissary OfAll(Same same) { public List<Same> all(int depth) { return List.of(); } }  // warning: bypass
emissary OfNames(List<String> list) { public boolean remove(Object o) { return list.remove(o); } }
emissary OfIndex(List<String> list) { public String set(int i, String text) { return list.set(i, text + i); } }
emissary OfInts(PrimitiveIterator.OfInt ints) {
    public boolean hasNext() { return ints.hasNext() && true; }  // warning: bypass
    public int nextInt() { return ints.nextInt() + 1; }  // warning: bypass
}
emissary Filter<T>(Iterator<T> all, Predicate<T> wanted) delegates Iterator<T> {
    public boolean hasNext() { return all.hasNext() && wanted.test(null); }  // warning: bypass
    public T next() { T next = all.next(); return next; }
}

//// case: what-does-the-same-as-a-refused-method-is-warned-of (EM-DIAG-4)
// claim: Where a method in the body does nothing but throw, other methods of the collection that add, remove or set too
//     are warned of if they are forwarded, and nothing else is.
emissary Refusing<E>(List<E> list) {
    public int size() { return 0; }
    public boolean remove(Object o) { throw refusal(); }  // warning: refused
    public void clear() { throw refusal(); }
    private RuntimeException refusal() { return new UnsupportedOperationException(";"); }
}
emissary Fixed<K, V>(Map<K, V> map) { public V put(K key, V value) { throw new Error(); } }  // warning: refused
emissary Annotated<E>(Queue<E> queue) {
    @SuppressWarnings("emissary") public boolean add(E e) { throw new Error(); }
}
// Meant: nothing is refused always, nothing else does the same, or no collection does.
emissary Choosy<E>(Set<E> set) { public boolean add(E e) { if (e == null) throw new Error(); return set.add(e); } }
emissary Cleared<E>(Set<E> set) { public void clear() { throw new Error(); } }
interface Door { void add(int key); void addAll(int... keys); }
emissary Locked(Door door) { public void add(int key) { throw new Error(); } }
// A map's get and containsKey ask for what is in the map itself, whatever they give.
emissary Defaults<K, V>(Map<K, V> map, V other) delegates Map {
    public V get(Object key) { return map.containsKey(key) ? map.get(key) : other; }
    public boolean containsKey(Object key) { return key != other; }
}

//// case: contract-that-names-methods-of-object-is-warned-of
// options: lint=on
// says:
//     specifies toString()
//     specifies equals(Object), hashCode()
//     specifies hashCode()
//     specifies equals(Object)

interface Keyed { int hashCode(); }
interface Key extends Keyed { void f(); }

emissary OfText(CharSequence text);  // warning: contract at CharSequence
emissary OfList(List<String> list);  // warning: contract
emissary OfSet(Set<String> set);  // warning: contract
emissary Named(String text) implements CharSequence;  // warning: contract at CharSequence
@dev.emissary.Emissary(CharSequence.class) emissary Listed(String text);  // warning: contract at String
emissary OfInherited(Key key);  // warning: contract at Key
emissary ByHand(List<String> list) { public int hashCode() { return 1; } }  // warning: contract
emissary AllByHand(CharSequence text) { public String toString() { return "text"; } }

//// case: code-that-warnings-show-behaves-as-they-say (EM-DIAG-4)
// claim: What the warnings about unwrap, and about equals and hashCode of a list, show compiles without a warning. The
//     emissary answers for itself, and is equal to what is equal to it.
// options: lint=on
// says:
//     @Override public <T> T unwrap(Class<T> type) throws Exception { return type.isInstance(this) ? type.cast(this) : w.unwrap(type); }
//     @Override public boolean isWrapperFor(Class<?> type) { return type.isInstance(this) || w.isWrapperFor(type); }
//     @Override public boolean equals(Object other) { return other == this || l.equals(other); }
//     @Override public int hashCode() { return l.hashCode(); }
interface Wraps { <T> T unwrap(Class<T> c) throws Exception; boolean isWrapperFor(Class<?> c); }
emissary Asked(Wraps w);  // warning: unwrap
emissary Asks(Wraps w) {
    @Override public <T> T unwrap(Class<T> type) throws Exception { return type.isInstance(this) ? type.cast(this) : w.unwrap(type); }
    @Override public boolean isWrapperFor(Class<?> type) { return type.isInstance(this) || w.isWrapperFor(type); }
}
emissary Listed(java.util.List<String> l);  // warning: contract
emissary Words(java.util.List<String> l) {
    @Override public boolean equals(Object other) { return other == this || l.equals(other); }
    @Override public int hashCode() { return l.hashCode(); }
}

//// case: way-back-to-the-object-behind-is-warned-of (EM-DIAG-4)
// options: lint=on
interface Conn { Stmt open(); }
interface Stmt { Conn connection(); Object tag(); Stmt again(); }
emissary Guarded(Stmt s, Conn owner) delegates Stmt { Stmt other() { return owner.open(); } }  // warning: back
emissary Replaced(Stmt s, Conn owner) delegates Stmt { public Conn connection() { return owner; } }
emissary NoState(Stmt s, Conn owner) { Stmt other() { return owner.open(); } }
