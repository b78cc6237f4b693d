// Constructors that are not canonical.
// clauses: EM-CTOR-4

//// case: other-constructor-is-right-when-another-file-uses-the-emissary-first
// prints:
//     x1
//// Main.java
class Main {
    static final Object EMISSARY = new Named(name -> name);
    public static void main(String[] arguments) { System.out.println(new Named().name("1")); }
}
//// Named.java
emissary Named(Naming naming) { Named() { this(name -> "x" + name); } }
//// Naming.java
interface Naming { String name(String name); }

//// case: other-constructor-that-assigns-a-component-field-is-an-error
//// A.java
public interface A { int a(); }
//// X.java
public emissary X(A a) {
    X(int n) {
        this(() -> n);
        this.a = null;  // error
    }
}

//// case: other-constructor-that-does-not-call-this-is-an-error
emissary Front(Runnable task) {
    Front() { this.task = null; }  // error: constructor.call at Front()
    Front(int n) { super(); this.task = null; }  // error: constructor.call
    Front(long n) { }  // error: constructor.call at Front
    Front(Thread task) { this.task = null; }  // error: constructor.call
    Front(Object task) { this.task = (Runnable) task; }  // error: constructor.call
    Front(Runnable task, int n) { this.task = task; }  // error: constructor.call
    Front(Runnable... task) { this.task = task[0]; }  // error: constructor.call
}
emissary InBlock(Runnable task) {
    InBlock(int n) {  // error: constructor.call
        { this(() -> {}); }  // error
    }
}

//// case: other-constructors-may-call-the-canonical-one-in-chains (EM-CTOR-4, EM-CTOR-1)
// constructors of InAnyOrder:
//     InAnyOrder(int)
//     InAnyOrder(long)
//     public InAnyOrder(A)
// constructors of OfAsMany:
//     OfAsMany(Integer)
//     OfAsMany(Object)
//     OfAsMany(A)
// prints: 24 3 551
interface A { int a(); }
emissary InChains(A a) {
    final int extra;
    public InChains { extra = 7; }
    InChains(int n) { this(() -> n); }
    private InChains(String s) throws java.io.IOException { this(s.length()); }
    protected <N extends Number> InChains(N n, int... more) { this(n.intValue() + more.length); }
    static int ofText() throws java.io.IOException { return new InChains("abc").a(); }
}
emissary InAnyOrder(A a) {
    InAnyOrder(int n) { this(() -> n); }
    public InAnyOrder { }
    InAnyOrder(long n) { this((int) n); }
}
emissary OfAsMany(A a) {
    OfAsMany(Integer a) { this(() -> a); }
    OfAsMany(Object a) { this((A) a); }
}
// run:
A five = () -> 5;
System.out.println(InChains.ofText() + new InChains(2L, 1, 1).a() + new InChains(10).a() + new InChains(1).extra
        + " " + new InAnyOrder(3L).a() + " "
        + (new OfAsMany(1).a() + new OfAsMany((Object) five).a() * 10 + new OfAsMany(five).a() * 100));

//// case: statements-may-stand-before-the-call-of-another-constructor
// jdk: 25
emissary Front(Runnable task) {
    Front(String name) {
        if (name == null) { throw new NullPointerException(); }
        this((Runnable) null);
    }
    Front(int n) { n++; super(); }  // error: constructor.call
    Front(long n) { System.out.println(n); }  // error: constructor.call
}
