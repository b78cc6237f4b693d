// clauses: EM-CLASS-3, EM-DIAG-3
// claim: A component may have the name of a method of its interface, or of Object, which a record cannot have for its
//     accessors' sake.
// methods of Named2: public String name()
// prints: N
interface Named {
    String name();
}
emissary Named2(Named name);
emissary Clone(Runnable clone);
emissary Finalize(Runnable finalize);
emissary GetClass(Runnable getClass);
emissary HashCode(Runnable hashCode);
emissary Notify(Runnable notify);
emissary NotifyAll(Runnable notifyAll);
emissary ToString(Runnable toString);
emissary Wait(Runnable wait);
@dev.emissary.Emissary record InAnnotationForm(Runnable hashCode) {}
class Main {
    public static void main(String[] arguments) {
        System.out.println(new Named2(() -> "N").name());
    }
}
