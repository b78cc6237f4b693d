class Outer<T> {
    class Inner {}

    class Generic<U> {}

    static class Nested {}
}
