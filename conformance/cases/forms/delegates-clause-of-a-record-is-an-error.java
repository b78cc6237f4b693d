// clauses: EM-FORM-2
// claim: A record that is an emissary by its annotation has no delegates clause.
@dev.emissary.Emissary record Old(Runnable task) delegates Runnable {}  // any error
@dev.emissary.Emissary record Late(String text) implements java.util.RandomAccess delegates Comparable<String>, CharSequence {}  // any error
