// clauses: EM-FWD-6, EM-DIAG-1
// claim: A method that calls by super the forwarder that it replaces is told which component to call.
// says:
//     list.size()
//     list.add(...)
//     list::isEmpty
//     one.run() or two.run()
//     users.require(...) or Users.super.require(...)
import java.util.List;
import java.util.function.BooleanSupplier;
emissary Counted(List<String> list) {
    public int size() { return super.size() + 1; }  // error: super.call
    public void clear() { Counted.super.clear(); }  // error: super.call
    public boolean add(String text) { return super.add(text.strip()); }  // error: super.call
    public boolean isEmpty() { BooleanSupplier empty = super::isEmpty; return empty.getAsBoolean(); }  // error: super.call
    public String toString() { return super.toString(); }
    public void own() { super.own(); }  // one error
}
interface Users {
    String find(int id);
    default String require(int id) { return find(id); }
}
emissary Cached(Users users) {
    public String find(int id) { return ""; }
    public String require(int id) { return super.require(id); }  // error: super.call
}
emissary Both(Runnable one, Runnable two) {
    public void run() { Runnable.super.run(); }  // error: super.call
}
@dev.emissary.Emissary(Runnable.class) record Pair(Thread thread, int number) {
    public void run() { super.run(); }  // error: super.call
}
