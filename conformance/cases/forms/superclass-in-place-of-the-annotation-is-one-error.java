// clauses: EM-FORM-7, EM-DIAG-1
// claim: The superclass of emissaries as the annotation of a record is one error, and the record is an emissary.
// says: import dev.emissary.Emissary
//// Single.java
import dev.emissary.lang.Emissary;
@Emissary record Single(Runnable task) { final int count = 1; @Override public void run() {} }  // error: annotation.superclass at @
//// OnDemand.java
import dev.emissary.lang.*;
@Emissary(CharSequence.class) record OnDemand(String text, int number) {}  // error: annotation.superclass at @
//// Qualified.java
@dev.emissary.lang.Emissary record Qualified(Runnable task) {}  // error: annotation.superclass at @
class User { Runnable task = new Qualified(new Single(null)); }
//// Class.java
@dev.emissary.lang.Emissary class Class {}  // one error
