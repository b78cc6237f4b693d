// clauses: EM-CLASS-5
// claim: A serializable interface that is implemented by hand adds no refusal.
// given: Document
// warnings: any
// class X: public final class X extends dev.emissary.lang.Emissary implements Runnable, Document
// methods of X:
//     public String text()
//     public void run()
@dev.emissary.Emissary(Runnable.class)
public record X(Runnable d) implements Document {
    private static final long serialVersionUID = 1;
    public String text() { return "by hand"; }
}
