// clauses: EM-FORM-4, EM-FORM-3
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
    
