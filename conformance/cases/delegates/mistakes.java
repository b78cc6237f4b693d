// Types that are no delegated interfaces, each of which is one error.
// clauses: EM-DEL-5, EM-DIAG-3
// imports: java.util.*, java.util.function.*

//// case: component-with-a-mistake-is-in-no-conflict (EM-DEL-3, EM-DEL-5, EM-DIAG-3)
interface SameResult { String get(); }
interface OtherExceptions { Number get() throws Exception; }
interface OtherResult { int get(); }
emissary BesideSame<T extends Number>(
    Supplier<?> supplier, SameResult other) implements Supplier<T>;  // error: wildcard
emissary BesideOtherExceptions<T extends Number>(
    Supplier<?> supplier, OtherExceptions other) implements Supplier<T>;  // error: wildcard
emissary BesideOtherResult<T extends Number>(
    Supplier<?> supplier, OtherResult other) implements Supplier<T>;  // error: wildcard

//// case: each-mistake-in-a-delegates-clause-is-one-error-at-its-name (EM-DEL-3, EM-DEL-5, EM-FORM-2)
emissary Unserved(String text) delegates Runnable;  // error: interface.unserved at Runnable
emissary OfClass(String text) delegates CharSequence, String;  // error: not.an.interface at String;
emissary Twice(String text) delegates Comparable<String>, CharSequence, Comparable;  // error: interface.repeated at Comparable;
emissary Unknown(String text) delegates Nowhere;  // one error
emissary UnknownArgument(String text) delegates Comparable<Nowhere>;  // one error
emissary Variable<T>(String text) delegates T;  // one error
@dev.emissary.Emissary(CharSequence.class) emissary Both(String text) delegates CharSequence;  // error: list.twice
@dev.emissary.Emissary({}) emissary Empty(Runnable task) delegates Runnable;  // error: list.twice
@dev.emissary.Emissary(CharSequence.class) emissary Title(String text) delegates Title, CharSequence;  // error: list.twice

//// case: each-mistake-in-a-list-is-one-error-at-its-entry (EM-DEL-5, EM-DEL-3)
// claim: Each mistake in an explicit list is one error at its entry: what is no interface, an annotation type, an interface
//     that no component serves, and one that is listed twice. Braces with nothing between them are an error, in both forms and whatever the implements
//     clause has.
import dev.emissary.Emissary;
enum En {}
interface Sub extends Runnable { int sub(); }
@Emissary({
    Runnable.class,
    Object.class,  // error: not.an.interface
    Thread.class,  // error: not.an.interface
    int.class,  // error: not.an.interface
    void.class,  // error: not.an.interface
    Runnable[].class,  // error: not.an.interface
    int[].class,  // error: not.an.interface
    En.class,  // error: not.an.interface
    Override.class,  // error: annotation.type
    AutoCloseable.class,  // error: interface.unserved
    Sub.class,  // error: interface.unserved
    java.util.List.class,  // error: interface.unserved
    java.lang.Runnable.class,  // error: interface.repeated
    Runnable.class  // error: interface.repeated
}) emissary A(Runnable r, Thread t, Override o) { @Override public void run() {} }
@Emissary({}) emissary InKeywordForm(Runnable task);  // error: list.empty at {
@Emissary({}) record InAnnotationForm(Runnable task) {}  // error: list.empty at {
@Emissary(value = {}) emissary ByName(Runnable task);  // error: list.empty at {
@Emissary({,}) emissary WithComma(Runnable task) implements AutoCloseable { public void close() {} }  // error: list.empty at {
@Emissary({}) emissary OfClass(String text) implements CharSequence;  // error: list.empty at {
@Emissary({}) record ByHand(String text) implements Runnable { public void run() {} }  // error: list.empty at {

//// case: interface-listed-twice-is-one-error-at-the-second
emissary OfComponent(Runnable r) implements Runnable,
Runnable;  // error: interface.repeated
emissary OfNamedComponent(Thread r) implements Runnable, Comparable<OfNamedComponent>,
Runnable { public int compareTo(OfNamedComponent a) { return 0; } }  // error: interface.repeated
emissary ByHand(Runnable r) implements AutoCloseable,
AutoCloseable { public void close() {} }  // error: interface.repeated
emissary OtherArguments(Comparable<String> c) implements Comparable<String>,
Comparable<Integer>;  // error: interface.repeated
@dev.emissary.Emissary(Runnable.class) emissary InList(Runnable r) implements
    Runnable;  // error: interface.repeated
@dev.emissary.Emissary(Comparable.class) emissary OfWildcard(
    Comparable<?> c) implements  // error: wildcard
    Comparable<OfWildcard> { @Override public int compareTo(OfWildcard other) { return 0; } }  // error: interface.repeated

//// case: type-that-no-class-can-implement-is-one-error
enum Color {}
emissary OfObject(Runnable task) implements
        Object;  // one error
emissary OfEnum(Runnable task) implements
        Color;  // one error
emissary OfWildcard<T extends Runnable>(java.util.List<T> list) implements
        Iterable<?>;  // one error
emissary OfAnnotationType(Runnable r) implements
    Override;  // error: annotation.type at Override
// An interface in the place of the class would name these components.
class Mine extends Thread {}
emissary OfSameClass(Runnable r, Thread c) implements
    Thread;  // one error
emissary OfSubclass(Runnable r, Mine c) implements
    Thread;  // one error
emissary BesideText(Runnable r,
    String c) implements  // error: component.not.interface
    Thread;  // one error
emissary BesideWildcard(Runnable r,
    Comparable<?> c) implements  // error: wildcard
    Thread;  // one error

//// case: what-the-language-refuses-is-no-second-error (EM-DEL-3, EM-FWD-6, EM-DIAG-3)
interface Counting { default int count(int from) { return from; } }
emissary Named(HashMap<String, String> map) delegates Map<String>;  // one error
emissary Plain(Runnable task) delegates Runnable<String>;  // one error
emissary Called(Counting counting) {
    public int count(int from) { return Counting.super.count("from"); }  // one error
}

//// case: interface-with-other-type-arguments-names-no-component (EM-DEL-2, EM-DEL-5, EM-DIAG-1)
// says: implements Service<Client>
// warnings: any
//// X.java
emissary X(ArrayList<String> l) implements List<Integer>;  // error: component.arguments
//// Raw.java
@SuppressWarnings("rawtypes") emissary Raw(ArrayList l) implements List<Integer>;  // error: component.arguments
//// Self.java
interface Service<T extends Service<T>> { T setup(); }
class Client implements Service<Client> { public Client setup() { return this; } }
emissary Self(Client client) implements Service<Self>;  // error: component.arguments
