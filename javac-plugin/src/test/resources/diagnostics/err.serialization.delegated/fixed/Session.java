interface Session extends java.io.Serializable {
    String user();

    Object writeReplace();
}

@SuppressWarnings("serial") // it is never written
emissary Guarded(Session session) {
    @Override public Object writeReplace() { throw new UnsupportedOperationException(); }
}
