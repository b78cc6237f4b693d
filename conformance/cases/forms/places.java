// Where an emissary may be declared, and that it is static there.
// clauses: EM-FORM-4

//// case: emissary-may-stand-wherever-a-record-may (EM-FORM-4, EM-FORM-3)
// claim: An emissary may stand wherever a record may, in both forms: as a member of every kind of type, and in
//     every kind of body and statement.
// warnings: any
// class E$1$1InConstantBody:
//     static final class E$1$1InConstantBody extends dev.emissary.lang.Emissary implements Runnable
// class E$InEnum: static final class E$InEnum extends dev.emissary.lang.Emissary implements Runnable
// class I$1$InConstant: static final class I$1$InConstant extends dev.emissary.lang.Emissary implements Runnable
// class I$1InDefaultMethod:
//     static final class I$1InDefaultMethod extends dev.emissary.lang.Emissary implements Runnable
// class I$InInterface: public static final class I$InInterface extends dev.emissary.lang.Emissary implements Runnable
// class N$InAnnotationType:
//     public static final class N$InAnnotationType extends dev.emissary.lang.Emissary implements Runnable
// class Outer$1InItsConstructor:
//     static final class Outer$1InItsConstructor extends dev.emissary.lang.Emissary implements Runnable
// class Outer$1InItsField: static final class Outer$1InItsField extends dev.emissary.lang.Emissary implements Runnable
// class Outer$1InItsMethod$1Deepest:
//     static final class Outer$1InItsMethod$1Deepest extends dev.emissary.lang.Emissary implements Runnable
// class Outer$1InItsMethod:
//     static final class Outer$1InItsMethod extends dev.emissary.lang.Emissary implements Runnable
// class Outer$InEmissary$InInEmissary:
//     static final class Outer$InEmissary$InInEmissary extends dev.emissary.lang.Emissary implements Runnable
// class Outer$InEmissary: static final class Outer$InEmissary extends dev.emissary.lang.Emissary implements Runnable
// class Outer: final class Outer extends dev.emissary.lang.Emissary implements Runnable
// class P$1$1InItsMethod: static final class P$1$1InItsMethod extends dev.emissary.lang.Emissary implements Runnable
// class P$1$InAnonymous: static final class P$1$InAnonymous extends dev.emissary.lang.Emissary implements Runnable
// class P$1InArrow: static final class P$1InArrow extends dev.emissary.lang.Emissary implements Runnable
// class P$1InCase: static final class P$1InCase extends dev.emissary.lang.Emissary implements Runnable
// class P$1InCatch: static final class P$1InCatch extends dev.emissary.lang.Emissary implements Runnable
// class P$1InConstructor: static final class P$1InConstructor extends dev.emissary.lang.Emissary implements Runnable
// class P$1InDefault: static final class P$1InDefault extends dev.emissary.lang.Emissary implements Runnable
// class P$1InDo: static final class P$1InDo extends dev.emissary.lang.Emissary implements Runnable
// class P$1InElse: static final class P$1InElse extends dev.emissary.lang.Emissary implements Runnable
// class P$1InFinally: static final class P$1InFinally extends dev.emissary.lang.Emissary implements Runnable
// class P$1InFor: static final class P$1InFor extends dev.emissary.lang.Emissary implements Runnable
// class P$1InIf: static final class P$1InIf extends dev.emissary.lang.Emissary implements Runnable
// class P$1InInitializer: static final class P$1InInitializer extends dev.emissary.lang.Emissary implements Runnable
// class P$1InInnerLambda: static final class P$1InInnerLambda extends dev.emissary.lang.Emissary implements Runnable
// class P$1InLabelled: static final class P$1InLabelled extends dev.emissary.lang.Emissary implements Runnable
// class P$1InLambda: static final class P$1InLambda extends dev.emissary.lang.Emissary implements Runnable
// class P$1InMethod: static final class P$1InMethod extends dev.emissary.lang.Emissary implements Runnable
// class P$1InStaticInitializer:
//     final class P$1InStaticInitializer extends dev.emissary.lang.Emissary implements Runnable
// class P$1InSynchronized: static final class P$1InSynchronized extends dev.emissary.lang.Emissary implements Runnable
// class P$1InTry: static final class P$1InTry extends dev.emissary.lang.Emissary implements Runnable
// class P$1InWhile: static final class P$1InWhile extends dev.emissary.lang.Emissary implements Runnable
// class P$1InYield: static final class P$1InYield extends dev.emissary.lang.Emissary implements Runnable
// class P$1Local$InLocalClass:
//     static final class P$1Local$InLocalClass extends dev.emissary.lang.Emissary implements Runnable
// class P$1LocalRecord$InLocalRecord:
//     static final class P$1LocalRecord$InLocalRecord extends dev.emissary.lang.Emissary implements Runnable
// class P$2$1InQ: static final class P$2$1InQ extends dev.emissary.lang.Emissary implements Runnable
// class P$Inner$InInner: static final class P$Inner$InInner extends dev.emissary.lang.Emissary implements Runnable
// class P$Member: static final class P$Member extends dev.emissary.lang.Emissary implements Runnable
// class R$1InCompactConstructor:
//     static final class R$1InCompactConstructor extends dev.emissary.lang.Emissary implements Runnable
// class R$InRecord: static final class R$InRecord extends dev.emissary.lang.Emissary implements Runnable
//// P.java
import java.util.function.*;
class P {
    emissary Member(Runnable r) ;
    { emissary InInitializer(Runnable r) ; new InInitializer(null).run(); }
    static { emissary InStaticInitializer(Runnable r) ; new InStaticInitializer(() -> {}).run(); }
    P() { emissary InConstructor(Runnable r) ; new InConstructor(null).run(); }
    Supplier<Runnable> s = () -> { emissary InLambda(Runnable r) ; return new InLambda(null); };
    Function<Runnable, Supplier<Runnable>> t = r1 -> () -> {
        final emissary InInnerLambda(Runnable r) ;
        return new InInnerLambda(r1);
    };
    Object o = new Object() {
        emissary InAnonymous(Runnable r) ;
        Runnable m() { emissary InItsMethod(Runnable r) ; return new InItsMethod(null); }
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
//// same: P.java
import java.util.function.*;
class P {
    @dev.emissary.Emissary record Member(Runnable r) {}
    { @dev.emissary.Emissary record InInitializer(Runnable r) {} new InInitializer(null).run(); }
    static { @dev.emissary.Emissary record InStaticInitializer(Runnable r) {} new InStaticInitializer(() -> {}).run(); }
    P() { @dev.emissary.Emissary record InConstructor(Runnable r) {} new InConstructor(null).run(); }
    Supplier<Runnable> s = () -> { @dev.emissary.Emissary record InLambda(Runnable r) {} return new InLambda(null); };
    Function<Runnable, Supplier<Runnable>> t = r1 -> () -> {
        final @dev.emissary.Emissary record InInnerLambda(Runnable r) {}
        return new InInnerLambda(r1);
    };
    Object o = new Object() {
        @dev.emissary.Emissary record InAnonymous(Runnable r) {}
        Runnable m() { @dev.emissary.Emissary record InItsMethod(Runnable r) {} return new InItsMethod(null); }
    };
    void m(int k) {
        @dev.emissary.Emissary record InMethod(Runnable r) {}
        switch (k) {
            case 1: @dev.emissary.Emissary record InCase(Runnable r) {} new InCase(null).run(); break;
            default: { @dev.emissary.Emissary record InDefault(Runnable r) {} }
        }
        switch (k) { case 1 -> { @dev.emissary.Emissary record InArrow(Runnable r) {} } default -> {} }
        int v = switch (k) { default -> { @dev.emissary.Emissary record InYield(Runnable r) {} yield 1; } };
        if (k > v) { @dev.emissary.Emissary record InIf(Runnable r) {} } else { @dev.emissary.Emissary record InElse(Runnable r) {} }
        for (;;) { @dev.emissary.Emissary record InFor(Runnable r) {} break; }
        do { @dev.emissary.Emissary record InDo(Runnable r) {} } while (k > 3);
        while (k > 4) { @dev.emissary.Emissary record InWhile(Runnable r) {} }
        try { @dev.emissary.Emissary record InTry(Runnable r) {} k++; }
        catch (RuntimeException e) { @dev.emissary.Emissary record InCatch(Runnable r) {} }
        finally { @dev.emissary.Emissary record InFinally(Runnable r) {} }
        synchronized (this) { @dev.emissary.Emissary record InSynchronized(Runnable r) {} }
        label: { @dev.emissary.Emissary record InLabelled(Runnable r) {} break label; }
        Runnable q = new Runnable() { public void run() { @dev.emissary.Emissary record InQ(Runnable r) {} new InQ(this).run(); } };
        class Local { @dev.emissary.Emissary record InLocalClass(Runnable r) {} }
        record LocalRecord(int i) { @dev.emissary.Emissary record InLocalRecord(Runnable r) {} }
    }
    class Inner { @dev.emissary.Emissary record InInner(Runnable r) {} }
}
interface I {
    @dev.emissary.Emissary record InInterface(Runnable r) {}
    default void m() { @dev.emissary.Emissary record InDefaultMethod(Runnable r) {} }
    Object O = new Object() { @dev.emissary.Emissary record InConstant(Runnable r) {} };
}
enum E {
    X { void m() { @dev.emissary.Emissary record InConstantBody(Runnable r) {} } };
    @dev.emissary.Emissary record InEnum(Runnable r) {}
    void m() {}
}
record R(int x) {
    @dev.emissary.Emissary record InRecord(Runnable r) {}
    R { @dev.emissary.Emissary record InCompactConstructor(Runnable r) {} }
}
@interface N { @dev.emissary.Emissary record InAnnotationType(Runnable r) {} }
@dev.emissary.Emissary record Outer(Runnable r) {
    @dev.emissary.Emissary record InEmissary(Runnable r) { @dev.emissary.Emissary record InInEmissary(Runnable r) {} }
    Outer { @dev.emissary.Emissary record InItsConstructor(Runnable r) {} }
    final Supplier<Runnable> s = () -> { @dev.emissary.Emissary record InItsField(Runnable r) {} return new InItsField(null); };
    void m() { @dev.emissary.Emissary record InItsMethod(Runnable r) { void n() { @dev.emissary.Emissary record Deepest(Runnable r) {} } } }
}

//// case: emissary-works-wherever-it-stands
// claim: An emissary works at top level, as a member, and in every kind of body.
// prints: 1 2 3 4 5 6 7
interface Number1 { int value(); }
emissary Top(Number1 number);
class Main {
    emissary Member(Number1 number);
    static String text = "";
    static void show(Number1 number) { text += " " + number.value(); }
    static {
        emissary InStaticInitializer(Number1 number);
        show(new InStaticInitializer(() -> 1));
    }
    {
        emissary InInstanceInitializer(Number1 number);
        show(new InInstanceInitializer(() -> 2));
    }
    Main() {
        emissary InConstructor(Number1 number);
        show(new InConstructor(() -> 3));
    }
    void method() {
        @dev.emissary.Emissary
        record InMethod(Number1 number) {}
        show(new InMethod(() -> 4));
        Runnable lambda = () -> {
            emissary InLambda(Number1 number);
            show(new InLambda(() -> 5));
        };
        lambda.run();
        new Object() {
            void run() {
                emissary InAnonymousClass(Number1 number);
                show(new InAnonymousClass(() -> 6));
            }
        }.run();
        show(new Top(new Member(() -> 7)));
    }
    public static void main(String[] arguments) {
        new Main().method();
        System.out.println(text.strip());
    }
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
// claim: A local emissary, in either form, captures no local variable, no this and no type variable.
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
// claim: A local emissary, in the body of a lambda too, works as any other, and may use static members and constants
//     around.
// class StaticMembers: class StaticMembers
// methods of StaticMembers:
//     static int run()
//     static int twice(int)
// class InLambda: class InLambda
// methods of InLambda: static String run()
// prints:
//     17
//     3abc!false
import java.util.function.*;
class StaticMembers {
    static int count = 5;
    static int twice(int x) { return 2 * x; }
    static int run() {
        emissary A(Comparable<String> c) {
            int n() { return twice(count) + K; }
            static final int K = 7;
        }
        return new A("a").n();
    }
}
class InLambda {
    static String run() {
        Function<String, CharSequence> hide = s -> {
            emissary Hidden(CharSequence text) { public String toString() { return text + "!"; } }
            return new Hidden(s);
        };
        CharSequence hidden = hide.apply("abc");
        return hidden.length() + hidden.toString() + ((Object) hidden instanceof String);
    }
}
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(StaticMembers.run());
        System.out.println(InLambda.run());
    }
}

//// case: member-and-local-emissaries-are-static
// claim: An emissary is implicitly static as a member, and as a local one in an instance context; a member of an
//     interface is public.
// class P$A: static final class P$A extends dev.emissary.lang.Emissary implements Runnable
// methods of P$A, P$Inner$B, P$1C, P$1D, P$1E, I$A, N$A, C$A: public void run()
// class P$Inner$B: static final class P$Inner$B extends dev.emissary.lang.Emissary implements Runnable
// class P$1C: static final class P$1C extends dev.emissary.lang.Emissary implements Runnable
// class P$1D: static final class P$1D extends dev.emissary.lang.Emissary implements Runnable
// class P$1E: static final class P$1E extends dev.emissary.lang.Emissary implements Runnable
// class I$A: public static final class I$A extends dev.emissary.lang.Emissary implements Runnable
// class N$A: public static final class N$A extends dev.emissary.lang.Emissary implements Runnable
// class C$A: static final class C$A extends dev.emissary.lang.Emissary implements Runnable
class P {
    emissary A(Runnable r);
    class Inner { emissary B(Runnable r); }
    void m() { emissary C(Runnable r); }
    Runnable q = () -> { emissary D(Runnable r); };
    { emissary E(Runnable r); }
}
interface I { emissary A(Runnable r); }
@interface N { @dev.emissary.Emissary record A(Runnable r) {} }
class C { emissary A(Runnable r); }

//// case: type-variable-around-is-not-in-scope-of-the-header
// claim: A type variable of what an emissary stands in is not in scope of its header.
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
