// Lists that name the component to which an interface is delegated.
// clauses: EM-DEL-10
// imports: dev.emissary.Emissary

//// case: list-names-the-component-in-both-forms (EM-FORM-2, EM-FORM-3)
// options: lint=off
// class InClause, AtComponents, OfBoth: final class * extends dev.emissary.lang.Emissary implements Rows, Meter
// prints: 11 22 11 22 11 22
interface Rows { int rows(); }
interface Meter { int read(); }
interface Table extends Rows, Meter {}
emissary InClause(Table a, Meter b, int state) delegates Meter to b, Rows to a;
@Emissary record AtComponents(@Emissary(Rows.class) Table a, @Emissary(value = {Meter.class}) Meter b, int state) {}
emissary OfBoth(@dev.emissary.Emissary(Rows.class) Table a, @Emissary({Meter.class}) Meter b, int state);
record Fixed(int rows, int read) implements Table {}
// run:
Fixed one = new Fixed(11, 12);
Fixed two = new Fixed(21, 22);
Object[] all = {new InClause(one, two, 0), new AtComponents(one, two, 0), new OfBoth(one, two, 0)};
String text = "";
for (Object each : all) {
    text += ((Rows) each).rows() + " " + ((Meter) each).read() + " ";
}
System.out.println(text.trim());

//// case: types-without-a-component-are-served-as-ever (EM-DEL-3)
// options: lint=off
// class Mixed: final class Mixed<T> extends dev.emissary.lang.Emissary implements Comparable<T>, Runnable, AutoCloseable
emissary Mixed<T>(Comparable<T> first, Comparable<T> second, Runnable task, AutoCloseable end)
    delegates Runnable, Comparable<T> to first, AutoCloseable to end;

//// case: to-is-a-word-of-the-grammar-only-behind-a-type (EM-FORM-2)
// claim: Elsewhere to is an identifier: a component, a type and a method may be named so.
// class Report: final class Report extends dev.emissary.lang.Emissary implements to, Runnable
interface to { void t(); }
emissary Report(to to, Runnable task) delegates to to to, Runnable to task { void to() { to.t(); } }

//// case: component-that-a-list-names-must-be-there-and-serve (EM-DEL-3)
interface Rows { int rows(); }
emissary Unknown(Rows rows) delegates Rows to row;  // error: target.unknown at row;
emissary Other(Rows rows, String text) delegates Rows to text;  // error: target.unserved at Rows to
emissary Own(Rows rows, Own own) delegates Rows to own;  // error: target.unserved at Rows to
emissary Twice(Rows a, Rows b) delegates Rows to a, Rows to b;  // error: interface.repeated at Rows to b
@Emissary record AtOther(Rows rows, @Emissary(Rows.class) String text) {}  // error: target.unserved at Rows.class
@Emissary record AtBoth(@Emissary(Rows.class) Rows a, @Emissary(Rows.class) Rows b) {}  // error: interface.repeated at Rows.class) Rows b
@Emissary record Without(@Emissary Rows a) {}  // error: target.empty at @Emissary Rows
@Emissary record Empty(@Emissary({}) Rows a, String text) {}  // error: target.empty at @Emissary({})
@Emissary record OfClass(Rows a, @Emissary String text) {}  // error: target.empty at @Emissary String

//// case: what-is-no-name-behind-to-is-the-only-error (EM-FORM-2)
interface Rows { int rows(); }
emissary End(Rows a) delegates Rows to;  // one error
emissary This(Rows a) delegates Rows to this;  // one error
emissary Literal(Rows a) delegates Rows to "a" {}  // one error
emissary Before(Rows a) delegates Rows to  // one error
        implements java.io.Serializable;

//// case: file-that-ends-behind-a-clause-has-one-error (EM-FORM-2)
//// Rows.java
interface Rows { int rows(); }
//// NoName.java
emissary NoName(Rows a) delegates Rows to  // one error
//// NoBody.java
emissary NoBody(Rows a) delegates Rows to a  // one error

//// case: list-stands-in-one-place (EM-DEL-3)
// claim: A list at a component and one at the declaration, in the annotation or a clause, are an error together.
interface Rows { int rows(); }
@Emissary(Rows.class) record AtDeclaration(@Emissary(Rows.class) Rows a) {}  // error: list.twice at @Emissary(Rows.class) Rows
emissary InClause(@Emissary(Rows.class) Rows a) delegates Rows;  // error: list.twice at @Emissary

//// case: annotation-of-a-component-is-an-error-in-other-records (EM-FORM-6)
interface Rows { int rows(); }
record Plain(@Emissary(Rows.class) Rows a) {}  // error: not.a.record at @Emissary
record Qualified(int i, @dev.emissary.Emissary(Rows.class) Rows a) {}  // error: not.a.record at @dev

//// case: conflict-proposes-a-list-that-settles-it (EM-CONF-1, EM-DIAG-1)
interface Rows { int rows(); }
interface Meter { int read(); }
interface Table extends Rows, Meter {}
emissary Two(Table a, Table b) delegates Rows;  // error: method.conflict at Table b
emissary Settled(Table a, Table b) delegates Rows to a, Meter to b;
