// clauses: EM-FORM-2
// claim: The compiler reads each letter as an escape.
//// p1/Case.java
package p1;
\u0065missary A(Runnable r);
//// p2/Case.java
package p2;
e\u006Dissary A(Runnable r);
//// p3/Case.java
package p3;
em\u0069ssary A(Runnable r);
//// p4/Case.java
package p4;
emi\u0073sary A(Runnable r);
//// p5/Case.java
package p5;
emis\u0073ary A(Runnable r);
//// p6/Case.java
package p6;
emiss\u0061ry A(Runnable r);
//// p7/Case.java
package p7;
emissa\u0072y A(Runnable r);
//// p8/Case.java
package p8;
emissar\u0079 A(Runnable r);
