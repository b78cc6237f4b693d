// clauses: EM-DEL-5, EM-DEL-3
// claim: Each mistake in an explicit list is one error at its entry: a class, an interface that no component serves, and
//     one that is listed twice. Braces with nothing between them are an error, in both forms and whatever the implements
//     clause has.
import dev.emissary.Emissary;
@Emissary({
    Runnable.class,
    Object.class,  // error: not.an.interface
    AutoCloseable.class,  // error: interface.unserved
    Runnable.class  // error: interface.repeated
}) emissary A(Runnable r);
@Emissary({}) emissary InKeywordForm(Runnable task);  // error: list.empty at {
@Emissary({}) record InAnnotationForm(Runnable task) {}  // error: list.empty at {
@Emissary(value = {}) emissary ByName(Runnable task);  // error: list.empty at {
@Emissary({,}) emissary WithComma(Runnable task) implements AutoCloseable { public void close() {} }  // error: list.empty at {
@Emissary({}) emissary OfClass(String text) implements CharSequence;  // error: list.empty at {
@Emissary({}) record ByHand(String text) implements Runnable { public void run() {} }  // error: list.empty at {
