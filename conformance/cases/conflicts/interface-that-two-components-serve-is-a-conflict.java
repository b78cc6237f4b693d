// clauses: EM-CONF-1, EM-DEL-3
// claim: One interface that two components serve is a conflict for each of its methods, however they come to serve
//     it.
emissary OfTypes(Runnable a, Runnable b);  // error: method.conflict
emissary OfTypeAndNamedClass(Runnable a, Thread b) implements Runnable;  // error: method.conflict
@dev.emissary.Emissary(Runnable.class) emissary OfTypeAndList(Runnable a, Thread b);  // error: method.conflict
@dev.emissary.Emissary(Runnable.class) emissary OfTwoListed(Thread a, String s, Thread b);  // error: method.conflict
@dev.emissary.Emissary record InAnnotationForm(Runnable a, Runnable b) {}  // error: method.conflict
emissary OfVariable<T extends Runnable>(T a, Runnable b) implements Runnable;  // error: method.conflict
