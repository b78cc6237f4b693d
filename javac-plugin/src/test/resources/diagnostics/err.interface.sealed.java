// clauses: EM-DEL-5
//// Drawing.java
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
//// fixed: Drawing.java
class Drawing {
    sealed interface Shape permits Square, Outline {
        double area();
    }

    record Square(double side) implements Shape {
        @Override
        public double area() {
            return side * side;
        }
    }

    emissary Outline(Shape shape);
}
