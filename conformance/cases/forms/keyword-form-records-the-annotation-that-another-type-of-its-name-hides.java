// clauses: EM-FORM-3
// claim: A keyword form records the annotation that another type of its name hides.
// class A:
//     final class A extends dev.emissary.lang.Emissary implements Runnable
// methods of A:
//     public void run()
class Emissary {}
emissary A(Runnable r);
