// Modifiers, clauses and headers that an emissary cannot have.
// clauses: EM-FORM-5

//// case: abstract-or-sealed-emissary-is-an-error
// says:
//     abstract
abstract
emissary Abstract(Runnable task) {}  // error: modifier
abstract
@dev.emissary.Emissary record AbstractRecord(Runnable task) {}  // error: modifier
sealed @dev.emissary.Emissary record Sealed(Runnable task) {}  // error: modifier
non-sealed @dev.emissary.Emissary record NonSealed(Runnable task) {}  // error: modifier

//// case: emissary-has-neither-the-word-sealed-nor-a-permits-clause
//// Permits.java
emissary Permits(Runnable task) permits String {}  // any error
//// PermitsInAnnotationForm.java
@dev.emissary.Emissary record PermitsInAnnotationForm(Runnable task) permits String {}  // any error
//// Keyword.java
sealed emissary Keyword(Runnable task) {}  // any error
//// OtherKeyword.java
non-sealed emissary OtherKeyword(Runnable task) {}  // any error

//// case: emissary-is-final
emissary A(Runnable r);
class B extends A { B() { super(null); } }  // error
final emissary Final(Runnable r);
class Around { static final emissary Member(Runnable r); }

//// case: emissary-without-a-component-is-an-error (EM-FORM-5, EM-DIAG-2, EM-DIAG-3)
// claim: An emissary has at least one component, in both forms, wherever it stands and whatever else its header and
//     body have; the one error is at its name.
emissary Nothing();  // error: no.component at Nothing
emissary WithBody() {}  // error: no.component at WithBody
emissary WithClause<T>() implements Runnable { public void run() {} }  // error: no.component at WithClause
emissary WithConstructor() { final int x = 1; WithConstructor {} }  // error: no.component at WithConstructor
class Around {
    emissary Member();  // error: no.component at Member
    void method() {
        emissary Local() {}  // error: no.component at Local
    }
}
@dev.emissary.Emissary record Annotated() {}  // error: no.component at Annotated
@dev.emissary.Emissary(Runnable.class) record WithList() {}  // error: no.component at WithList
@dev.emissary.Emissary(Runnable.class) emissary WithListAndClause() implements Runnable;  // error: no.component

//// case: missing-header-is-a-missing-component (EM-FORM-5, EM-FORM-2)
emissary Nothing {}  // error: no.component at Nothing
emissary Clause implements Runnable { @Override public void run() {} }  // error: no.component at Clause
emissary Parameters<T extends Comparable<T>> implements Runnable { public void run() {} }  // error: no.component at Parameters
class Around {
    private static emissary Member { }  // error: no.component at Member
    Runnable method() {
        emissary Local implements AutoCloseable { public void close() {} }  // error: no.component at Local
        return () -> {};
    }
}

//// case: modifier-of-a-component-is-one-error (EM-FORM-5, EM-DIAG-1)
// says: remove private final
//// This.java
emissary This(Runnable this);  // one error
//// Keyword.java
emissary Keyword(private final Runnable task);  // error: component.modifier at private
//// Second.java
emissary Second<T extends Comparable<T>>(
        Runnable task,
        @SuppressWarnings({"one", "two"}) final Comparable<T> order) {}  // error: component.modifier
//// Annotation.java
@dev.emissary.Emissary record Annotation(final Runnable task) {}  // one error

//// case: top-level-emissary-is-neither-private-nor-protected-nor-static
// claim: A modifier that no class at top level can have is the language's own error.
private emissary PrivateKeyword(Runnable r) {}  // error
private @dev.emissary.Emissary record PrivateAnnotation(Runnable r) {}  // error
static emissary StaticKeyword(Runnable r) {}  // error
static @dev.emissary.Emissary record StaticAnnotation(Runnable r) {}  // error

//// case: extends-clause-is-one-error-wherever-it-stands (EM-FORM-5, EM-DIAG-1, EM-DIAG-3)
import dev.emissary.Emissary;
class Base<T> { int inherited() { return 1; } }
emissary Plain(Runnable r)
        extends Base<String>  // error: extends at extends
{
    @Override public int hashCode() { return inherited() + super.inherited(); }
}
emissary First<T>(Runnable r) extends Base<T> implements Cloneable;  // error: extends at extends
emissary Second(Runnable r) implements Cloneable, Runnable extends Base<String>;  // error: extends at extends
emissary Last(Runnable r) delegates Runnable extends Base<String> {}  // error: extends at extends
emissary Middle(Runnable r) delegates Runnable extends Base<Runnable> implements Cloneable;  // error: extends at extends
emissary Missing extends Base<String> {}  // error: extends at extends
emissary MissingToo<T> extends Base<T> {}  // error: extends at extends
@Emissary record Annotated(Runnable r) extends Base<String> {}  // error: extends at extends
@Emissary record Both(Runnable r) extends Base<String> implements Cloneable {}  // error: extends at extends
class Around {
    static emissary Member(Runnable r) extends Base<String>;  // error: extends at extends
    void method() {
        emissary Local(Runnable r) extends Base<String> {}  // error: extends at extends
        @Emissary(Runnable.class) record LocalRecord(Runnable r) implements Runnable extends Base<String> {}  // error: extends at extends
    }
}
