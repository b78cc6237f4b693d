// self-return, line 12: a fluent method may leak the delegate: as
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
