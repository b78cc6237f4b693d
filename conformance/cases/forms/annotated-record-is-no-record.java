// clauses: EM-FORM-1
// claim: An annotated record is no record.
// class A:
//     final class A extends dev.emissary.lang.Emissary implements Runnable
// methods of A:
//     public void run()
@dev.emissary.Emissary record A(Runnable r) {}
