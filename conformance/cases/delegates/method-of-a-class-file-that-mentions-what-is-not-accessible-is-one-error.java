// clauses: EM-DEL-5
// claim: A method whose signature mentions a type that is not accessible is one error where the interface comes from a
//     class file, too.
// given: HiddenTypes
//// step 2: p/Users.java
package p;

import dev.emissary.Emissary;
import q.HiddenTypes;

emissary OfResult(HiddenTypes.Result c);  // error: method.inaccessible
@Emissary record InAnnotationForm(HiddenTypes.Result c) {}  // error: method.inaccessible
emissary OfParameter(HiddenTypes.Parameter c);  // error: method.inaccessible
emissary OfThrown(HiddenTypes.Thrown c);  // error: method.inaccessible
emissary OfBound(HiddenTypes.Bound c);  // error: method.inaccessible
emissary OfBounds(HiddenTypes.Bounds c);  // error: method.inaccessible
emissary OfArgument(HiddenTypes.Deep c);  // error: method.inaccessible
emissary OfMemberOfHidden(HiddenTypes.Inside c);  // error: method.inaccessible
emissary OfInherited(HiddenTypes.Inherited c);  // error: method.inaccessible
emissary OfProtected(HiddenTypes.Base.OfP c);  // error: method.inaccessible
class X { private static class T {} interface W { T t(); } }
emissary OfPrivate(X.W c);  // error: method.inaccessible
