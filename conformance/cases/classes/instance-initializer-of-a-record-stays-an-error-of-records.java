// clauses: EM-CLASS-4
// claim: An instance initializer of a record stays an error of records.
//// X.java
public emissary X(CharSequence s);
//// R.java
record R(int x) {
    { }  // error
}
