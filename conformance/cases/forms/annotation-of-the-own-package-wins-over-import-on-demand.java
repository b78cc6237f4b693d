// clauses: EM-FORM-7
// claim: An annotation of the own package, in another file before or after, wins over an import on demand.
// class before.A: final record before.A extends Record
// class after.A: final record after.A extends Record
// class alone.A: final record alone.A extends Record
// order: any
//// before/Emissary.java
package before;

public @interface Emissary {}
//// before/A.java
package before;

import dev.emissary.*;

@Emissary record A(int x) {}
//// after/A.java
package after;

import dev.emissary.*;

@Emissary record A(int x) {}
//// after/Emissary.java
package after;

public @interface Emissary {}
//// alone/A.java
package alone;

@Emissary record A(int x) {}
//// alone/Emissary.java
package alone;

public @interface Emissary {}
