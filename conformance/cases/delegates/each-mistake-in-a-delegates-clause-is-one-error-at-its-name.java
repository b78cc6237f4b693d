// clauses: EM-DEL-3, EM-DEL-5, EM-FORM-2
// claim: A mistake in a delegates clause is one error at its name, as in a list; an annotation with a list beside it is
//     one error.
emissary Unserved(String text) delegates Runnable;  // error: interface.unserved at Runnable
emissary OfClass(String text) delegates CharSequence, String;  // error: not.an.interface at String;
emissary Twice(String text) delegates Comparable<String>, CharSequence, Comparable;  // error: interface.repeated at Comparable;
emissary Unknown(String text) delegates Nowhere;  // one error
emissary UnknownArgument(String text) delegates Comparable<Nowhere>;  // one error
emissary Variable<T>(String text) delegates T;  // one error
@dev.emissary.Emissary(CharSequence.class) emissary Both(String text) delegates CharSequence;  // error: list.twice
@dev.emissary.Emissary({}) emissary Empty(Runnable task) delegates Runnable;  // error: list.twice
