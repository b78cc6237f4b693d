// Which annotation is meant, and what it may stand on.
// clauses: EM-FORM-7

//// case: annotation-of-an-enclosing-class-hides-the-imported-one-there
// class Outer$A, Outer$Inner$B, Outer$1L, Extending$A, Implementing$A: static final record * extends Record
// class C, Emitted: final class * extends dev.emissary.lang.Emissary implements Runnable
// class C$D$E: static final class C$D$E extends dev.emissary.lang.Emissary implements Runnable
import dev.emissary.Emissary;
class Outer {
    @interface Emissary {}
    @Emissary record A(int x) {}
    class Inner { @Emissary record B(int x) {} }
    void m() { @Emissary record L(int x) {} }
}
@Emissary record C(Runnable r) { class D { @Emissary record E(Runnable r) {} } }
class Base { @interface Emissary {} }
class Extending extends Base { @Emissary record A(int x) {} }
class Implementing implements Marked { @Emissary record A(int x) {} }
@Emissary record Emitted(Runnable r) {}
interface Marked { @interface Emissary {} }

//// case: annotation-of-ours-is-known-by-every-name (EM-FORM-7, EM-FORM-1)
// claim: The annotation declares an emissary by whatever name it can have: qualified, imported, or imported on demand;
//     also as the second of two of the name, and beside those that an import or a place hides.
// class single.A, demand.A, qualified.A, q.A, spaced.A, p.A, besidestatic.A, besidenested.A:
//     final class * extends dev.emissary.lang.Emissary implements Runnable
// class inaccessible.A, dev.emissary.A: final class * extends dev.emissary.lang.Emissary implements Runnable
// methods of q.A: public void run()
//// single/A.java
import dev.emissary.Emissary;
@Emissary record A(Runnable task) {}
//// demand/A.java
import dev.emissary.*;
@Emissary record A(Runnable task) {}
//// qualified/A.java
@dev.emissary.Emissary record A(Runnable task) {}
//// q/A.java
import p.Emissary;
@Emissary @dev.emissary.Emissary record A(Runnable r) {}
//// p/Emissary.java
public @interface Emissary {}
//// spaced/A.java
@dev . /* c */ emissary . Emissary() record A(Runnable task) {}
//// p/A.java
import dev.emissary.Emissary;
@Emissary record A(Runnable task) {}
//// besidestatic/A.java
import static besidestatic.O.*;
import dev.emissary.Emissary;
@Emissary record A(Runnable task) {}
class O { @interface Emissary {} }
//// besidenested/A.java
import dev.emissary.Emissary;
class O { @interface Emissary {} }
@Emissary record A(Runnable task) {}
//// inaccessible/A.java
import hidden.*;
import dev.emissary.*;
@Emissary record A(Runnable task) {}
//// dev/emissary/A.java
@Emissary record A(Runnable task) {}
//// hidden/Emissary.java
@interface Emissary {}

//// case: annotation-of-the-own-package-wins-over-import-on-demand
// class before.A, compiled.A, alone.A: final record * extends Record
//// compiled/Emissary.java
public @interface Emissary {}
//// step 2: before/Emissary.java
public @interface Emissary {}
//// step 2: before/A.java
import dev.emissary.*;
@Emissary record A(int x) {}
//// step 2: alone/A.java
@Emissary record A(int x) {}
//// step 2: alone/Emissary.java
public @interface Emissary {}
//// step 2: compiled/A.java
import dev.emissary.*;
@Emissary record A(int x) {}

//// case: annotation-on-another-type-is-an-error (EM-FORM-6)
import dev.emissary.Emissary;
@Emissary class OnClass {}  // error: not.a.record at @Emissary
@Emissary interface OnInterface {}  // error: not.a.record at @Emissary
@Emissary enum OnEnum {}  // error: not.a.record at @Emissary
@Emissary @interface OnAnnotation {}  // error: not.a.record at @Emissary
@dev.emissary.Emissary(Runnable.class) abstract class WithList {}  // error: not.a.record at @dev
class Around {
    @Emissary class OnMember {}  // error: not.a.record at @Emissary
    void method() {
        @Emissary class OnLocalClass {}  // error: not.a.record at @Emissary
        @Emissary interface OnLocalInterface {}  // error: not.a.record at @Emissary
        Runnable lambda = () -> {
            @Emissary enum OnEnumInLambda {}  // error: not.a.record at @Emissary
        };
    }
}
@Emissary @Emissary record Twice(Runnable r) {}  // error

//// case: annotation-on-what-is-no-type-is-an-error (EM-FORM-6)
import dev.emissary.Emissary;
class M {
    @Emissary  // error
    int f;
    @Emissary  // error
    void m() {}
    void n(
        @Emissary int p) {}  // error
    @Emissary  // error
    M() {}
    <
    @Emissary T> void g() {}  // error
    java.util.List<
        @Emissary String> t;  // error
}
emissary N(
    @Emissary Runnable r) {  // error: target.empty
    @Emissary  // error
    void x() {}
}

//// case: annotation-that-is-not-in-scope-or-ambiguous-is-one-error (EM-FORM-7, EM-DIAG-3)
// claim: The name of the annotation is the language's own error where it is not imported, in a package below that of
//     the annotation too, and where two annotations of the name are imported on demand.
//// NotImported.java
@Emissary record OnRecord(int x) {}  // one error
@Emissary(Runnable.class) emissary OnEmissary(Runnable task);  // one error
//// dev/emissary/sub/A.java
@Emissary record A(int x) {}  // one error
//// q/A.java
import p.*;
import dev.emissary.*;
@Emissary record A(Runnable r) {}  // one error
//// p/Emissary.java
public @interface Emissary {}

//// case: another-annotation-of-the-name-is-left-alone
// claim: Another annotation of the name is left alone that the file or the package declares, that is imported from
//     where it may be, and that is nested in a class; it beats an import of ours on demand.
// class file.A, filebesideimport.A, single.A, demand.A, after.A, qualified.A, nesteddemand.A:
//     final record * extends Record
// class fixeddemand.A, nestedqualified.A: final record * extends Record
//// file/A.java
@Emissary record A(int x) {}
@interface Emissary {}
//// filebesideimport/A.java
import dev.emissary.*;
@Emissary record A(int x) {}
@interface Emissary {}
//// single/A.java
import p.Emissary;
@Emissary record A(int x) {}
//// demand/A.java
import p.*;
@Emissary record A(int x) {}
//// after/A.java
import dev.emissary.*;
import p.Emissary;
@Emissary record A(int x) {}
//// qualified/A.java
@p.Emissary record A(int x) {}
//// p/Emissary.java
public @interface Emissary {}
//// nesteddemand/A.java
import nesteddemand.O.*;
@Emissary record A(int x) {}
class O { @interface Emissary {} }
//// fixeddemand/A.java
import static fixeddemand.O.*;
@Emissary record A(int x) {}
class O { @interface Emissary {} }
//// nestedqualified/A.java
@nestedqualified.O.Emissary record A(int x) {}
class O { @interface Emissary {} }

//// case: extends-clause-of-a-record-with-another-annotation-is-the-language-s-own-error (EM-EQ-3, EM-FORM-7)
// plain: same
//// other/Emissary.java
public @interface Emissary { }
//// Imported.java
import other.Emissary;
@Emissary record Imported(int x) extends Object { }  // one error
//// Nested.java
import dev.emissary.Emissary;
class Nested {
    @interface Emissary { }
    @Emissary record Inner(int x) extends Object { }  // one error
}
//// Inherited.java
import dev.emissary.*;
class Inherited extends Holder {
    @Emissary record Inner(int x) extends Object { }  // one error
}
class Holder { @interface Emissary { } }

//// case: superclass-in-place-of-the-annotation-is-one-error (EM-FORM-7, EM-DIAG-1)
// says: import dev.emissary.Emissary
//// Single.java
import dev.emissary.lang.Emissary;
@Emissary record Single(Runnable task) { final int count = 1; @Override public void run() {} }  // error: annotation.superclass at @
//// OnDemand.java
import dev.emissary.lang.*;
@Emissary(CharSequence.class) record OnDemand(String text, int number) {}  // error: annotation.superclass at @
//// Qualified.java
@dev.emissary.lang.Emissary record Qualified(Runnable task) {}  // error: annotation.superclass at @
class User { Runnable task = new Qualified(new Single(null)); }
//// Class.java
@dev.emissary.lang.Emissary class Class {}  // one error

//// case: inherited-annotation-named-emissary-is-the-one-that-is-in-scope (EM-FORM-7)
// claim: A class or interface around the record, an anonymous class and an emissary's delegated interface too, may
//     inherit an annotation interface named Emissary, from a class file and from far up; a private one, one of another
//     package, and one of an unrelated class of the same name are not inherited.
// prints: rrr 4
//// library/Top.java
public class Top { public @interface Emissary {} }
//// library/Middle.java
public class Middle extends Top {}
//// library/Marked.java
public interface Marked { @interface Emissary {} void mark(); }
//// library/Hidden.java
public class Hidden { private @interface Emissary {} }
//// library/Plain.java
public class Plain { @interface Emissary {} }
//// library/Fields.java
public class Fields { public static int Emissary; }
//// step 2: first/Base.java
public class Base { public @interface Emissary {} }
//// step 2: second/Base.java
public class Base {}
//// step 2: Main.java
import static library.Fields.Emissary;
import dev.emissary.*;
class Far extends library.Middle {
    @Emissary record R(Runnable r) {}
}
class OfAnonymous {
    static Object o = new library.Middle() {
        public String toString() { @Emissary record L(String r) {} return new L("r").r(); }
    };
}
emissary OfComponent(library.Marked marked) {
    @Emissary record R(String r) {}
}
@Emissary record Named(Runnable task) {}
class Unrelated extends second.Base {
    @Emissary record Member(Runnable task) {
        private final int number;
        Member { number = 1; }
        int number() { return number; }
    }
}
class Private extends library.Hidden {
    int number() {
        java.util.function.Supplier<Runnable> s = () -> { @Emissary record L(Runnable task) {} return new L(() -> {}); };
        s.get().run();
        return 1;
    }
}
class OfPackage extends library.Plain {
    @Emissary record Member(Runnable task) { int number() { return 1; } }
}
// run:
new Named(() -> {}).run();
int sum = new Unrelated.Member(null).number() + new Private().number() + new OfPackage.Member(null).number() + 1;
System.out.println((new Far.R(null).r() == null ? "r" : "") + OfAnonymous.o + new OfComponent.R("r").r() + " " + sum);
