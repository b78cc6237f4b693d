/* A method that may return the delegate stays; its return type is a type variable whose bound the class implements. */
package corpus;

//// before
final class FluentVariable implements Shape {
    private final Shape shape;

    FluentVariable(Shape shape) {
        this.shape = shape;
    }

    @Override
    public <S extends Shape> S as(Class<S> type) {
        return shape.as(type);
    }

    @Override
    public double area() {
        return shape.area();
    }
}

//// after
import dev.emissary.Emissary;

@Emissary
record FluentVariable(Shape shape) {
    @Override
    public <S extends Shape> S as(Class<S> type) {
        return shape.as(type);
    }
}

//// given
interface Shape {
    <S extends Shape> S as(Class<S> type);

    double area();
}
