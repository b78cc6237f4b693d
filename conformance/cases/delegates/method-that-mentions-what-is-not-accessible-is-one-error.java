// clauses: EM-DEL-5
// claim: A method to forward whose signature mentions, at whatever place and depth, a type that is not accessible from
//     the emissary is one error, and so is an interface whose type arguments are not accessible, with or without
//     methods.
// given: HiddenTypes
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
@Emissary(Comparable.class) emissary OfComparable(HiddenTypes.Foo c);  // error: interface.inaccessible
@Emissary(HiddenTypes.Mark.class) emissary OfMarker(HiddenTypes.Foo c);  // error: interface.inaccessible
