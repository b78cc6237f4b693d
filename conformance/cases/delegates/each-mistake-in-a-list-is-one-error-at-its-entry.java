// clauses: EM-DEL-5, EM-DEL-3
// claim: Each mistake in an explicit list is one error at its entry: what is no interface, an annotation type, an interface
//     that no component serves, and one that is listed twice. Braces with nothing between them are an error, in both forms and whatever the implements
//     clause has.
import dev.emissary.Emissary;
enum En {}
interface Sub extends Runnable {}
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
