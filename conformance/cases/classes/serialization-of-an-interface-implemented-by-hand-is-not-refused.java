// clauses: EM-CLASS-5
// claim: A serializable interface that is implemented by hand adds no refusal.
// warnings: any
// class X: public final class X extends dev.emissary.lang.Emissary implements Runnable, Doc
// methods of X:
//     public String text()
//     public void run()
//// Doc.java
public interface Doc extends java.io.Serializable { String text(); }
//// Paper.java
public class Paper implements Doc {
    private static final long serialVersionUID = 1;
    public String text() { return "paper"; } }
//// X.java
@dev.emissary.Emissary(Runnable.class)
public record X(Runnable d) implements Doc {
    private static final long serialVersionUID = 1;
    public String text() { return "by hand"; }
}
