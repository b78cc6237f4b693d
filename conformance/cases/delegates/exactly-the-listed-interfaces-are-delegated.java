// clauses: EM-DEL-3
// claim: Exactly the listed interfaces are delegated.
// options: lint=off
// given: Letters
// class ListedAlone: final class ListedAlone extends dev.emissary.lang.Emissary implements X
// methods of ListedAlone: public void x()
// class ListedInBraces: final class ListedInBraces extends dev.emissary.lang.Emissary implements X
// methods of ListedInBraces: public void x()
// class ListedWithComma: final class ListedWithComma extends dev.emissary.lang.Emissary implements X
// methods of ListedWithComma: public void x()
// class ListedByName: final class ListedByName extends dev.emissary.lang.Emissary implements X
// methods of ListedByName: public void x()
// class OtherOrder: final class OtherOrder extends dev.emissary.lang.Emissary implements Y, X
// methods of OtherOrder:
//     public void x()
//     public void y()
// class TwoComponents: final class TwoComponents extends dev.emissary.lang.Emissary implements Y, X
// methods of TwoComponents:
//     public void x()
//     public void y()
// class OrderOfComponents: final class OrderOfComponents extends dev.emissary.lang.Emissary implements X, Y
// methods of OrderOfComponents:
//     public void x()
//     public void y()
// class OneEach: final class OneEach extends dev.emissary.lang.Emissary implements X, Comparable<Foo>
// methods of OneEach:
//     bridge public int compareTo(Object)
//     public int compareTo(Foo)
//     public void x()
// class Subinterface: final class Subinterface extends dev.emissary.lang.Emissary implements XY
// methods of Subinterface:
//     public void x()
//     public void y()
//     public void z()
// class InterfaceAndSubinterface:
//     final class InterfaceAndSubinterface extends dev.emissary.lang.Emissary implements X, XY
// methods of InterfaceAndSubinterface:
//     public void x()
//     public void y()
//     public void z()
// class Marker: final class Marker extends dev.emissary.lang.Emissary implements java.io.Serializable
// methods of Marker:
//     private void readObject(java.io.ObjectInputStream) throws java.io.NotSerializableException
//     private void writeObject(java.io.ObjectOutputStream) throws java.io.NotSerializableException
// class EmptyParentheses: final class EmptyParentheses extends dev.emissary.lang.Emissary implements X
// methods of EmptyParentheses: public void x()
// class NoParentheses: final class NoParentheses extends dev.emissary.lang.Emissary implements X
// methods of NoParentheses: public void x()
// class BesideMarker: final class BesideMarker extends dev.emissary.lang.Emissary implements X, java.util.RandomAccess
// methods of BesideMarker: public void x()
// class BesideHandImplemented: final class BesideHandImplemented extends dev.emissary.lang.Emissary implements X, Y
// methods of BesideHandImplemented:
//     public void x()
//     public void y()
// class BesideHandImplementedOfComponent:
//     final class BesideHandImplementedOfComponent extends dev.emissary.lang.Emissary implements X, Comparable<BesideHandImplementedOfComponent>
// methods of BesideHandImplementedOfComponent:
//     bridge public int compareTo(Object)
//     public int compareTo(BesideHandImplementedOfComponent)
//     public void x()
import java.util.*;
import dev.emissary.Emissary;
abstract class Foo implements Comparable<Foo>, X {}
abstract class Strings implements List<String>, Y {}

@Emissary(X.class) emissary ListedAlone(XY c);
@Emissary({X.class}) emissary ListedInBraces(XY c);
@Emissary({X.class,}) emissary ListedWithComma(XY c);
@Emissary(value = X.class) emissary ListedByName(XY c);
@Emissary(value = {Y.class, X.class}) emissary OtherOrder(XY c);
@Emissary({Y.class, X.class}) emissary TwoComponents(XY a, Foo b) { public void x() {} }
@Emissary({Y.class, X.class}) emissary OrderOfComponents(X a, Y b);
@Emissary({X.class, Comparable.class}) emissary OneEach(Strings s, Foo f);
@Emissary(XY.class) emissary Subinterface(XY c);
@Emissary({X.class, XY.class}) emissary InterfaceAndSubinterface(XY c);
@Emissary(java.io.Serializable.class) emissary Marker(String s);
@Emissary() emissary EmptyParentheses(X c);
@Emissary emissary NoParentheses(X c);
@Emissary(X.class) emissary BesideMarker(XY c) implements RandomAccess;
@Emissary(X.class) emissary BesideHandImplemented(XY c) implements Y { public void y() {} }
@Emissary(X.class) emissary BesideHandImplementedOfComponent(Foo c) implements Comparable<BesideHandImplementedOfComponent> { public int compareTo(BesideHandImplementedOfComponent e) { return 0; } }
