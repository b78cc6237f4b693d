// clauses: EM-FORM-7
// claim: Another annotation of the name that is nested in a class is left alone, imported or qualified.
// class single.A:
//     final record single.A extends Record
// class demand.A:
//     final record demand.A extends Record
// class fixed.A:
//     final record fixed.A extends Record
// class fixeddemand.A:
//     final record fixeddemand.A extends Record
// class member.A:
//     final record member.A extends Record
// class qualified.A:
//     final record qualified.A extends Record
//// single/A.java
package single;

import single.O.Emissary;

@Emissary record A(int x) {}

class O { @interface Emissary {} }
//// demand/A.java
package demand;

import demand.O.*;

@Emissary record A(int x) {}

class O { @interface Emissary {} }
//// fixed/A.java
package fixed;

import static fixed.O.Emissary;

@Emissary record A(int x) {}

class O { @interface Emissary {} }
//// fixeddemand/A.java
package fixeddemand;

import static fixeddemand.O.*;

@Emissary record A(int x) {}

class O { @interface Emissary {} }
//// member/A.java
package member;

@O.Emissary record A(int x) {}

class O { @interface Emissary {} }
//// qualified/A.java
package qualified;

@qualified.O.Emissary record A(int x) {}

class O { @interface Emissary {} }
