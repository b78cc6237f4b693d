package component.api;

/** A component that signs texts with a key it keeps to itself. */
public interface MyComponent {
    /** Returns the signature of a text, in hexadecimal digits. */
    String sign(String text);

    /** Tells whether this component made the signature, and made it for this text. */
    boolean verify(String text, String signature);
}
