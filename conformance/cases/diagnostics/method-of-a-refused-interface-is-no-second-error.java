// clauses: EM-DIAG-3
// claim: Where an interface is refused, that a method of the body overrides nothing, or that the class is not of its type, is
//     no second error; a method that no type in the header has is one.
interface Text { void text(); }
@interface Note { String note(); }
sealed interface Shape permits Square { void shape(); }
final class Square implements Shape { public void shape() {} }
abstract class Client { abstract void send(); public void close() {} }

emissary Refused(Square square) { @Override public void shape() {} }  // error: component.not.interface
emissary Abstract(Client client) { @Override void send() {} @Override public void close() {} }  // error: component.not.interface
emissary Sealed(Shape shape) { @Override public void shape() {} }  // error: interface.sealed
@dev.emissary.Emissary(Shape.class) record Listed(Square square) { @Override public void shape() {} }  // error: interface.sealed
emissary Annotated(Note note) { @Override public String note() { return ""; } }  // error: annotation.type
emissary Wild(java.util.List<?> list) { @Override public int size() { return 0; } }  // error: wildcard
emissary Unknown(Missing missing) { @Override public void any() {} }  // one error
emissary Clause(Square square) implements Square { @Override public void shape() {} }  // one error

class Users {
    Shape shape = new Sealed(new Square());
    Shape listed = new Listed(new Square());
    void use(Sealed sealed) { sealed.shape(); }
}
emissary Other(Shape shape) {  // error: interface.sealed
    @Override public void text() {}  // one error
}
