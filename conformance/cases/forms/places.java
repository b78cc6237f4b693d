// Where an emissary may be declared, and that it is static there.
// clauses: EM-FORM-4
// imports: java.util.*, java.util.function.*

//// case: emissary-may-stand-wherever-a-record-may (EM-FORM-4, EM-FORM-3)
// claim: An emissary may stand wherever a record may, in both forms: as a member of every kind of type, and in
//     every kind of body and statement; it is static there, and public as a member of an interface.
// prints: 12345
// warnings: any
// class E$1$1InConstantBody, E$InEnum, I$1$InConstant, I$1InDefaultMethod, Outer$1InItsConstructor, Outer$1InItsField:
//     static final class * extends dev.emissary.lang.Emissary implements Runnable
// class Outer$1InItsMethod$1Deepest, Outer$1InItsMethod, Outer$InEmissary$InInEmissary, Outer$InEmissary:
//     static final class * extends dev.emissary.lang.Emissary implements Runnable
// class P$1$1InItsMethod, P$1$InAnonymous, P$1InArrow, P$1InCase, P$1InCatch, P$1InConstructor, P$1InDefault, P$1InDo:
//     static final class * extends dev.emissary.lang.Emissary implements Runnable
// class P$1InElse, P$1InFinally, P$1InFor, P$1InIf, P$1InInitializer, P$1InInnerLambda, P$1InLabelled, P$1InLambda:
//     static final class * extends dev.emissary.lang.Emissary implements Runnable
// class P$1InMethod, P$1InSynchronized, P$1InTry, P$1InWhile, P$1InYield, P$1Local$InLocalClass:
//     static final class * extends dev.emissary.lang.Emissary implements Runnable
// class P$1LocalRecord$InLocalRecord, P$2$1InQ, P$Inner$InInner, P$Member, R$1InCompactConstructor, R$InRecord:
//     static final class * extends dev.emissary.lang.Emissary implements Runnable
// class I$InInterface, N$InAnnotationType:
//     public static final class * extends dev.emissary.lang.Emissary implements Runnable
// class Outer, P$1InStaticInitializer: final class * extends dev.emissary.lang.Emissary implements Runnable
// forms: same
//// Main.java
class Main { public static void main(String[] args) { new P().s.get().run(); } }
//// P.java
class P {
    emissary Member(Runnable r) ;
    { emissary InInitializer(Runnable r) ; new InInitializer(() -> System.out.print(2)).run(); }
    static { emissary InStaticInitializer(Runnable r) ; new InStaticInitializer(() -> System.out.print(1)).run(); }
    P() { emissary InConstructor(Runnable r) ; new InConstructor(() -> System.out.print(4)).run(); }
    Supplier<Runnable> s = () -> { emissary InLambda(Runnable r) ; return new InLambda(() -> System.out.println(5)); };
    Function<Runnable, Supplier<Runnable>> t = r1 -> () -> {
        final emissary InInnerLambda(Runnable r) ;
        return new InInnerLambda(r1);
    };
    Object o = new Object() {
        emissary InAnonymous(Runnable r) ;
        Runnable m() { emissary InItsMethod(Runnable r) ; return new InItsMethod(() -> System.out.print(3)); }
        { m().run(); }
    };
    void m(int k) {
        emissary InMethod(Runnable r) ;
        switch (k) {
            case 1: emissary InCase(Runnable r) ; new InCase(null).run(); break;
            default: { emissary InDefault(Runnable r) ; }
        }
        switch (k) { case 1 -> { emissary InArrow(Runnable r) ; } default -> {} }
        int v = switch (k) { default -> { emissary InYield(Runnable r) ; yield 1; } };
        if (k > v) { emissary InIf(Runnable r) ; } else { emissary InElse(Runnable r) ; }
        for (;;) { emissary InFor(Runnable r) ; break; }
        do { emissary InDo(Runnable r) ; } while (k > 3);
        while (k > 4) { emissary InWhile(Runnable r) ; }
        try { emissary InTry(Runnable r) ; k++; }
        catch (RuntimeException e) { emissary InCatch(Runnable r) ; }
        finally { emissary InFinally(Runnable r) ; }
        synchronized (this) { emissary InSynchronized(Runnable r) ; }
        label: { emissary InLabelled(Runnable r) ; break label; }
        Runnable q = new Runnable() { public void run() { emissary InQ(Runnable r) ; new InQ(this).run(); } };
        class Local { emissary InLocalClass(Runnable r) ; }
        record LocalRecord(int i) { emissary InLocalRecord(Runnable r) ; }
    }
    class Inner { emissary InInner(Runnable r) ; }
}
interface I {
    emissary InInterface(Runnable r) ;
    default void m() { emissary InDefaultMethod(Runnable r) ; }
    Object O = new Object() { emissary InConstant(Runnable r) ; };
}
enum E {
    X { void m() { emissary InConstantBody(Runnable r) ; } };
    emissary InEnum(Runnable r) ;
    void m() {}
}
record R(int x) {
    emissary InRecord(Runnable r) ;
    R { emissary InCompactConstructor(Runnable r) ; }
}
@interface N { emissary InAnnotationType(Runnable r) ; }
emissary Outer(Runnable r) {
    emissary InEmissary(Runnable r) { emissary InInEmissary(Runnable r) ; }
    Outer { emissary InItsConstructor(Runnable r) ; }
    final Supplier<Runnable> s = () -> { emissary InItsField(Runnable r) ; return new InItsField(null); };
    void m() { emissary InItsMethod(Runnable r) { void n() { emissary Deepest(Runnable r) ; } } }
}

//// case: local-emissary-cannot-create-a-local-class-that-captures
class Around {
    void method() {
        int variable = 1;
        class Capturing { int f() { return variable; } }
        emissary OfLocalClass(Runnable task) { Object f() { return new Capturing(); } }  // error
    }
}

//// case: local-emissary-captures-nothing
class Around<T> {
    int field;
    void instance() {}
    <U> void method(int parameter) {
        int variable = 1;
        emissary OfVariable(Runnable task) { int f() { return variable; } }  // error
        @dev.emissary.Emissary record InAnnotationForm(Runnable task) { int f() { return variable; } }  // error
        emissary OfParameter(Runnable task) { int f() { return parameter; } }  // error
        emissary OfField(Runnable task) { int f() { return field; } }  // error
        emissary OfMethod(Runnable task) { void f() { instance(); } }  // error
        emissary OfThis(Runnable task) { Object f() { return Around.this; } }  // error
        emissary OfClassVariable(Runnable task) { T f() { return null; } }  // error
        emissary OfMethodVariable(Runnable task) { U f() { return null; } }  // error
        emissary InConstructor(Runnable task) { InConstructor { int i = parameter; } }  // error
        emissary InCall(Runnable task) { InCall() { this(() -> instance()); } }  // error
        emissary InClass(Runnable task) { Object f() { return new Object() { int g() { return parameter; } }; } }  // error
    }
}

//// case: local-emissary-may-use-static-members-around-it
// prints: 17 3 abc! false
class Main {
    static int count = 5;
    static int twice(int x) { return 2 * x; }
    public static void main(String[] arguments) {
        emissary A(Comparable<String> c) {
            int n() { return twice(count) + K; }
            static final int K = 7;
        }
        Function<String, CharSequence> hide = s -> {
            emissary Hidden(CharSequence text) { public String toString() { return text + "!"; } }
            return new Hidden(s);
        };
        CharSequence hidden = hide.apply("abc");
        System.out.println(new A("a").n() + " " + hidden.length() + " " + hidden + " " + ((Object) hidden instanceof String));
    }
}

//// case: type-variable-around-is-not-in-scope-of-the-header
class OfClass {
    class P<T> { emissary A(Comparable<T> c); }  // error
}
class OfClassInMethod {
    class P<T> { void m() { emissary A(Comparable<T> c); } }  // error
}
class OfMethod {
    class P { <T> void m() { emissary A(Comparable<T> c); } }  // error
}
class OfClassAsComponent {
    class P<T> { emissary A(T c) implements Runnable { public void run() {} } }  // error
}

//// case: local-emissary-is-created-wherever-a-local-record-may-be (EM-FORM-4)
// prints: 11
class Main {
    static <T> T same(T t) { return t; }
    int count() {
        List<Object> all = new ArrayList<>();
        emissary Loc(Runnable task) {
            static final Loc FIRST = new Loc(() -> {});
            static final Supplier<Loc> LATER = () -> same(new Loc(FIRST));
            static final Function<Runnable, Loc> REFERENCE;
            static { REFERENCE = Loc::new; }
            Loc(int number) { this(new Loc(() -> {})); }
            static Loc of() { return new Loc(LATER.get()); }
            Loc wrapped() { return new Loc(this); }
            static class Nested { Loc make() { return new Loc(REFERENCE.apply(of())); } }
        }
        record Made(Runnable task) { Loc make() { return new Loc(task); } }
        enum Kinds { ONE { Loc make() { return new Loc(loc); } }; final Loc loc = new Loc(() -> {}); abstract Loc make(); }
        interface Makes { Loc LOC = new Loc(() -> {}); default Loc make() { return new Loc(LOC); } }
        emissary Other(Runnable task) { Loc make() { return new Loc(task); } }
        class Plain { static Loc make() { return new Loc(() -> {}); } }
        Collections.addAll(all, Loc.of(), new Loc(1), Loc.of().wrapped(), new Loc.Nested().make(), Loc.REFERENCE.apply(null));
        Collections.addAll(all, new Made(null).make(), Kinds.ONE.make(), new Makes() {}.make(), new Other(null).make());
        Collections.addAll(all, Plain.make(), ((Supplier<Object>) () -> {
            emissary Deep(Runnable task) { static Deep of() { return new Deep(Loc.of()); } }
            return Deep.of();
        }).get());
        return all.size();
    }
    public static void main(String[] arguments) {
        System.out.println(new Main().count());
    }
}
