// clauses: EM-FORM-3, EM-FORM-7
// claim: Another annotation of the name on a keyword emissary is an ordinary annotation.
// class A:
//     final class A extends dev.emissary.lang.Emissary implements Runnable
// methods of A:
//     public void run()
@interface Emissary { Class<?>[] value() default {}; }
@Emissary(String.class) emissary A(Runnable r);
