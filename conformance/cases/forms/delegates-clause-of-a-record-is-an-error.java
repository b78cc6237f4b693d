// clauses: EM-FORM-2
// claim: A record has no delegates clause, whether or not it is annotated.
@dev.emissary.Emissary record Old(Runnable task) delegates Runnable {}  // any error
@dev.emissary.Emissary record Late(String text) implements java.util.RandomAccess delegates Comparable<String>, CharSequence {}  // any error
record Plain(Runnable task) delegates Runnable {}  // any error
