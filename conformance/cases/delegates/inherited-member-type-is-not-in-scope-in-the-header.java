// clauses: EM-DEL-6
// claim: A simple name in a component's type that would mean an inherited member type, and otherwise another type or none, is an error.
interface Shop { void open(); interface Till { int total(); } record Shelf() implements Shop { public void open() {} } }
interface Mall extends Shop {}

emissary Component(Shop shop, Till till);  // error: name.inherited at Till
emissary ListedFirst(Shelf shelf) implements Shop;  // error: name.inherited at Shelf shelf
emissary Argument(Shop shop, java.util.function.Supplier<java.util.List<Till>> till);  // error: name.inherited at Till
@dev.emissary.Emissary(Shop.class) record Array(Shop shop, java.util.List<Till>[] tills) {}  // error: name.inherited at Till
emissary Inherited(Mall mall, Till till);  // error: name.inherited at Till

class Outer {
    interface Till { int other(); }
    emissary Front(Shop shop, Till till);  // error: name.inherited at Till
    emissary List(Shop shop, java.util.List<Till> till);  // error: name.inherited at Till
}
