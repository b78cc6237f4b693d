// clauses: EM-FORM-7
// claim: An annotation of the own package, in another file before or after or in a class file, wins over an import on demand.
// class before.A: final record before.A extends Record
// class after.A: final record after.A extends Record
// class compiled.A: final record compiled.A extends Record
// class alone.A: final record alone.A extends Record
// order: any
//// compiled/Emissary.java
package compiled;

public @interface Emissary {}
//// step 2: before/Emissary.java
package before;

public @interface Emissary {}
//// step 2: before/A.java
package before;

import dev.emissary.*;

@Emissary record A(int x) {}
//// step 2: after/A.java
package after;

import dev.emissary.*;

@Emissary record A(int x) {}
//// step 2: after/Emissary.java
package after;

public @interface Emissary {}
//// step 2: alone/A.java
package alone;

@Emissary record A(int x) {}
//// step 2: alone/Emissary.java
package alone;

public @interface Emissary {}
//// step 2: compiled/A.java
package compiled;

import dev.emissary.*;

@Emissary record A(int x) {}
