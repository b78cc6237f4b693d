// clauses: EM-FORM-7
// claim: Another annotation of the name is left alone that the file or the package declares, that is imported from
//     where it may be, and that is nested in a class; it beats an import of ours on demand.
// class file.A: final record file.A extends Record
// class filebesideimport.A: final record filebesideimport.A extends Record
// class single.A: final record single.A extends Record
// class demand.A: final record demand.A extends Record
// class before.A: final record before.A extends Record
// class after.A: final record after.A extends Record
// class qualified.A: final record qualified.A extends Record
// class nested.A: final record nested.A extends Record
// class nesteddemand.A: final record nesteddemand.A extends Record
// class fixed.A: final record fixed.A extends Record
// class fixeddemand.A: final record fixeddemand.A extends Record
// class member.A: final record member.A extends Record
// class nestedqualified.A: final record nestedqualified.A extends Record
//// file/A.java
package file;

@Emissary record A(int x) {}

@interface Emissary {}
//// filebesideimport/A.java
package filebesideimport;

import dev.emissary.*;

@Emissary record A(int x) {}

@interface Emissary {}
//// single/A.java
package single;

import p.Emissary;

@Emissary record A(int x) {}
//// demand/A.java
package demand;

import p.*;

@Emissary record A(int x) {}
//// before/A.java
package before;

import p.Emissary;
import dev.emissary.*;

@Emissary record A(int x) {}
//// after/A.java
package after;

import dev.emissary.*;
import p.Emissary;

@Emissary record A(int x) {}
//// qualified/A.java
package qualified;

@p.Emissary record A(int x) {}
//// p/Emissary.java
package p;

public @interface Emissary {}
//// nested/A.java
package nested;

import nested.O.Emissary;

@Emissary record A(int x) {}

class O { @interface Emissary {} }
//// nesteddemand/A.java
package nesteddemand;

import nesteddemand.O.*;

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
//// nestedqualified/A.java
package nestedqualified;

@nestedqualified.O.Emissary record A(int x) {}

class O { @interface Emissary {} }
