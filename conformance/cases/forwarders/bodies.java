// Methods of the body, which replace forwarders.
// clauses: EM-FWD-6
// imports: java.io.*, java.util.*, java.util.function.*

//// case: array-replaces-varargs-and-the-other-way-round
// warnings: any
// methods of X:
//     public void m(String[])
//     public void n(String...)
interface Foo<T> { void m(String... s); void n(String[] s); }
emissary X<E extends Number>(Foo<E> foo) {
    @Override @SuppressWarnings("overrides") public void m(String[] s) {}
@Override @SuppressWarnings("overrides") public void n(String... s) {}
}

//// case: body-may-replace-and-call-forwarders
// methods of Replacing:
//     public final synchronized int m()
//     public int k()
//     public int n()
// prints: 2 7 3 9
interface Foo { int n(); default int m() { return 2; } int k(); }
emissary Replacing(Foo foo) {
    @Override public int n() { return foo.n() + 1; }
    @Override public final synchronized int m() { return 7; }
}
interface Twice { int n(int i); int twice(int i); }
emissary Calling(Twice foo) { @Override public int twice(int i) { return n(i) + this.n(i); } }
// run:
Replacing x = new Replacing(new Foo() { public int n() { return 1; } public int k() { return 3; } });
Calling c = new Calling(new Twice() { public int n(int i) { return i; } public int twice(int i) { return 0; } });
java.util.function.IntUnaryOperator reference = c::n;
System.out.println(x.n() + " " + x.m() + " " + x.k() + " " + (c.twice(4) + reference.applyAsInt(1)));

//// case: forwarder-that-is-called-by-super-is-an-error-that-names-the-component (EM-FWD-6, EM-DIAG-1)
// says:
//     list.size()
//     list.add(...)
//     list::isEmpty
//     this.one.run() or this.two.run()
//     users.require(...) or Users.super.require(...)
//     write this.users.find(...) instead
//     write this.admins.require(...) or Admins.super.require(...) instead
emissary Counted(List<String> list) {
    public int size() { return super.size() + 1; }  // error: super.call
    public void clear() { Counted.super.clear(); }  // error: super.call
    public boolean add(String text) { return super.add(text.strip()); }  // error: super.call
    public boolean isEmpty() { BooleanSupplier empty = super::isEmpty; return empty.getAsBoolean(); }  // error: super.call
    public String toString() { return super.toString(); }
    public void own() { super.own(); }  // one error
}
interface Users {
    String find(int id);
    default String require(int id) { return find(id); }
}
emissary Cached(Users users) {
    public String find(int users) { return super.find(users); }  // error: super.call
    public String require(int id) { return super.require(id); }  // error: super.call
}
interface Admins extends Users {}
emissary Redundant(Admins admins) implements Users {
    public String require(int id) { return super.require(id); }  // error: super.call
}
emissary Both(Runnable one, Runnable two) {
    public void run() { Runnable.super.run(); }  // error: super.call
}
@dev.emissary.Emissary(Runnable.class) record Pair(Thread thread, int number) {
    public void run() { super.run(); }  // error: super.call
}

//// case: method-of-the-body-replaces-the-forwarders-that-it-overrides
// methods of Narrower:
//     bridge public Object m() throws java.io.IOException
//     bridge public Object t()
//     public E t()
//     public String m()
// methods of OfErasure: public void m(java.util.List, java.util.Map)
// methods of OtherNames:
//     bridge public Object m(Comparable, java.util.List)
//     public <K extends Comparable<K>, L extends java.util.List<? super K>> E m(K, L)
// methods of OfTwo:
//     bridge public CharSequence m()
//     bridge public Object m()
//     public String m()
//     public int b()
//     public int f()
interface Throwing<T> { Object m() throws IOException; T t(); }
emissary Narrower<E extends Number>(Throwing<E> foo) {
    @Override public String m() { return ""; } @Override public E t() { return null; }
}
interface Generic<T> { void m(List<T> l, Map<String, T> m); }
emissary OfErasure<E extends Number>(Generic<E> foo) {
    @Override @SuppressWarnings("rawtypes") public void m(List l, Map m) {}
}
interface Variables<T> { <A extends Comparable<A>, B extends List<? super A>> T m(A a, B b); }
emissary OtherNames<E extends Number>(Variables<E> foo) {
    @Override public <K extends Comparable<K>, L extends List<? super K>> E m(K k, L l) { return foo.m(k, l); }
}
interface Simple<T> { void m(); }
emissary Marked<E extends Number>(Simple<E> foo) { @Override public void m() {} }
interface Foo { Object m(); int f(); }
interface Bar { CharSequence m(); int b(); }
emissary OfTwo(Foo foo, Bar bar) { @Override public String m() { return "" + foo.m() + bar.m(); } }

//// case: method-that-cannot-replace-a-forwarder-is-the-languages-own-error
interface Foo<T> { void m(); }
emissary Abstract<E extends Number>(Foo<E> foo) { public abstract void m(); }  // error
emissary Static<E extends Number>(Foo<E> foo) { public static void m() {} }  // error
emissary Throwing<E extends Number>(Foo<E> foo) { public void m() throws IOException {} }  // error
emissary Overriding<E extends Number>(Foo<E> foo) { @Override public Foo<E> foo() { return foo; } }  // error
class Package { emissary X<E extends Number>(Foo<E> foo) { void m() {} } }  // error
class Private { emissary X<E extends Number>(Foo<E> foo) { private void m() {} } }  // error
interface Taking<T> { void m(List<T> l); }
emissary OfErasure<E extends Number>(Taking<E> foo) { public void m(List<String> l) {} }  // error: name.clash
interface Primitive { int m(); }
interface Generic<T> { T m(); }
emissary OfPrimitive(Primitive foo) { public long m() { return 1; } }  // error
emissary OfVariable<E>(Generic<E> foo) { public Object m() { return 1; } }  // error

//// case: methods-of-the-class-file-of-the-superclass-replace-nothing
// methods of X:
//     bridge public Object clone() throws CloneNotSupportedException
//     public String clone()
//     public int hash()
interface Foo { Object clone(); int hash(); }
emissary X(Foo foo) { @Override public String clone() { return "by hand"; } }

//// case: overload-replaces-no-forwarder
// methods of X:
//     bridge public int m(Object)
//     private void n(int)
//     public int m(E)
//     public int m(Integer)
//     public int m(int)
//     public int m(long)
//     public void n()
//     static int m()
interface Foo<T> { int m(T t); int m(int i); default void n() {} }
emissary X<E extends Number>(Foo<E> foo) {
    public int m(long l) { return 1; }
public int m(Integer i) { return 2; }
private void n(int i) {}
static int m() { return 3; }
}

//// case: method-with-the-erasure-of-a-supplied-one-is-one-name-clash
// claim: A method of the body that has the erasure of a method of an interface and is no subsignature of it is one
//     error at that method, whether it is static, private, generic or of variable arity, and whether the interface is
//     delegated or implemented by hand.
interface Any { void m(Object o); }
interface Each<T> { void m(T... all); }
interface Strings extends Comparator<String> { int compare(String a, String b); }
interface Raw { void m(List all); }
interface Default<T> { default void m(T t) {} }
emissary OfStatic(Comparator<String> c) { static int compare(Object a, Object b) { return 0; } }  // error: name.clash at compare
emissary OfPrivate(Comparator<String> c) { private int compare(Object a, Object b) { return 0; } }  // error: name.clash at compare
emissary OfGenericStatic(Any any) { static <T> void m(T t) {} }  // error: name.clash at m(T
emissary OfGeneric(Any any) { public <T> void m(T t) {} }  // error: name.clash at m(T
emissary OfVariableArity(Each<String> each) { static void m(Object... all) {} }  // error: name.clash at m(O
emissary OfRaw(Raw raw) { private void m(List<String> all) {} }  // error: name.clash at m(List
emissary OfTwo(Any a, Any b) { static <T> void m(T t) {} }  // error: name.clash at m(T
emissary ByHand(Runnable r) implements Comparator<String> { static int compare(Object a, Object b) { return 0; } }  // error: name.clash at compare
emissary GenericByHand(Runnable r) implements Any { public <T> void m(T t) {} }  // error: name.clash at m(T
emissary OfDefaultByHand(Runnable r) implements Default<String> { static void m(Object o) {} }  // error: name.clash at m(O
emissary OfInherited(Default<String> d) implements Any { public void m(Object o) {} }  // error: name.clash at m(O
emissary NoClash(Default<String> d, Runnable r) { static void m(Integer i) {} static void run(Object o) {} }
emissary BesideDefault(Runnable r) implements Default<String> { static <T> void m(String s) {} }
emissary Missing(Any any) { public void m(Nowhere n) {} }  // one error
