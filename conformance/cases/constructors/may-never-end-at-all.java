// clauses: EM-CTOR-2
// claim: A compact constructor may never end at all.
//// p1/X.java
package p1;
public emissary X(CharSequence s) { public X { while (true); } }
//// p2/X.java
package p2;
public emissary X(CharSequence s) { public X { for (;;) { } } }
//// p3/X.java
package p3;
public emissary X(CharSequence s) { public X { do { s = s + "x"; } while (true); } }
