/* The same where the return type is a type variable whose bound the class implements. */
package corpus;

import dev.emissary.Emissary;

@Emissary
record FluentVariable(Shape shape) {
    @Override
    public <S extends Shape> S as(Class<S> type) {
        return shape.as(type);
    }
}

interface Shape {
    <S extends Shape> S as(Class<S> type);

    double area();
}
