/* The same where the return type is a type variable whose bound the class implements. */
package corpus;

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

interface Shape {
    <S extends Shape> S as(Class<S> type);

    double area();
}
