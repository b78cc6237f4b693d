// clauses: EM-DEL-5
// claim: A sealed interface that does not permit the emissary cannot be delegated; where it is in the implements clause,
//     that is the language's own error.
import dev.emissary.Emissary;

sealed interface Shape permits Square { void draw(); }
final class Square implements Shape { public void draw() {} }

emissary OfComponent(Shape shape);  // error: interface.sealed
@Emissary(Shape.class) emissary OfList(Square square);  // error: interface.sealed
emissary OfNamed(Square square) implements Shape;  // error
emissary ByHand(Runnable task) implements Shape { public void draw() {} }  // error
