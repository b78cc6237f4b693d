interface Shapes<T> {
    <U> Shapes<U> as(Class<U> type);
}

emissary Front<T>(Shapes<T> shapes) {
    @Override
    public <U> Shapes<U> as(Class<U> type) {
        return new Front<>(shapes.as(type));
    }
}
