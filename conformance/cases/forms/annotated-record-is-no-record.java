// clauses: EM-FORM-1
// claim: A record with the annotation is an emissary, and no record.
// prints:
//     false
// class A:
//     final class A extends dev.emissary.lang.Emissary implements Runnable
// methods of A:
//     public void run()
@dev.emissary.Emissary record A(Runnable r) {}

class Main {
    public static void main(String[] arguments) {
        System.out.println(A.class.isRecord());
    }
}
