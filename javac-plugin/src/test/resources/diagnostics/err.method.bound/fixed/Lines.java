class Lines {
    interface Sink<T> {
        <U extends T> void accept(U value);
    }

    emissary Table(Sink<String[]> rows) {
        @Override public void accept(String[] value) { this.rows.accept(value); }
    }
}
