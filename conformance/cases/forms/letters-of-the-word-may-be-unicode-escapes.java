// clauses: EM-FORM-2
// claim: Each letter of the word, and of the name of the annotation, may be a Unicode escape.
// class AsLetter1: final class AsLetter1 extends dev.emissary.lang.Emissary implements Runnable
// class InAnnotation: final class InAnnotation extends dev.emissary.lang.Emissary implements Runnable
\u0065missary AsLetter1(Runnable task);
e\u006Dissary AsLetter2(Runnable task);
em\u0069ssary AsLetter3(Runnable task);
emi\u0073sary AsLetter4(Runnable task);
emis\u0073ary AsLetter5(Runnable task);
emiss\u0061ry AsLetter6(Runnable task);
emissa\u0072y AsLetter7(Runnable task);
emissar\u0079 AsLetter8(Runnable task);
@dev.\u0065miss\u0061ry.\u0045missary record InAnnotation(Runnable task) {}
