interface Document extends java.io.Serializable {
    String text();
}

/** Has a secret that is in what serialization writes of it. */
class Paper implements Document {
    private static final long serialVersionUID = 1;
    private final String text = "SECRET";

    @Override
    public String text() {
        return text;
    }
}
