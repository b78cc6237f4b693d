// clauses: EM-FORM-7
// claim: Another annotation of the name, imported from where it may be, is left alone, and beats an import of ours
//     on demand.
// class single.A:
//     final record single.A extends Record
// class demand.A:
//     final record demand.A extends Record
// class before.A:
//     final record before.A extends Record
// class after.A:
//     final record after.A extends Record
// class qualified.A:
//     final record qualified.A extends Record
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
