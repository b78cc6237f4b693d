// clauses: EM-DEL-5
// claim: An interface whose type arguments are not accessible from the emissary cannot be delegated, with or without
//     methods.
// given: HiddenTypes
//// p/Users.java
package p;

import dev.emissary.Emissary;
import q.HiddenTypes;

@Emissary(Comparable.class) emissary OfComparable(HiddenTypes.Foo c);  // error: interface.inaccessible
@Emissary(HiddenTypes.Mark.class) emissary OfMarker(HiddenTypes.Foo c);  // error: interface.inaccessible
