// clauses: EM-DEL-5, EM-DEL-7, EM-DEL-2
// claim: A sealed interface that does not permit the emissary cannot be delegated; where it is in the implements clause,
//     that is the language's own error. A sealed superinterface of a component's type is an error in the clause, which
//     makes it a direct superinterface, and none without.
import dev.emissary.Emissary;
sealed interface Shape permits Square { void draw(); }
final class Square implements Shape { public void draw() {} }
emissary OfComponent(Shape shape);  // error: interface.sealed
@Emissary(Shape.class) emissary OfList(Square square);  // error: interface.sealed
emissary OfNamed(Square square) implements Shape;  // error
emissary ByHand(Runnable task) implements Shape { public void draw() {} }  // error
sealed interface Figure permits Open { int corners(); }
non-sealed interface Open extends Figure {}
emissary Front(Open open);
emissary Listed(Open open) implements Figure;  // error
