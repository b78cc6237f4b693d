// clauses: EM-DEL-5
class Drawing {
    sealed interface Shape permits Square {
        double area();
    }

    record Square(double side) implements Shape {
        @Override
        public double area() {
            return side * side;
        }
    }

    emissary Outline(Shape shape);  // error: interface.sealed
}
