// clauses: EM-FORM-5
// claim: An emissary that is declared sealed or non-sealed is an error, in both forms.
//// Keyword.java
sealed emissary Keyword(Runnable task) {}  // any error
//// OtherKeyword.java
non-sealed emissary OtherKeyword(Runnable task) {}  // any error
