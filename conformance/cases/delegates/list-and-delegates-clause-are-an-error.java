// clauses: EM-DEL-3
// claim: An annotation with a list beside a delegates clause is one error.
@dev.emissary.Emissary(CharSequence.class) emissary Both(String text) delegates CharSequence;  // error: list.twice
@dev.emissary.Emissary({}) emissary Empty(Runnable task) delegates Runnable;  // error: list.twice
