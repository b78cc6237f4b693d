/* An interface of ten methods. */
package one_line;

/** An account at a bank. */
public interface Account {
    /** Returns what is on it. */
    long balance();

    /** Returns how much may be missing. */
    long limit();

    /** Returns how often it was used. */
    int entries();

    /** Returns whether it can be used. */
    boolean isOpen();

    /** Returns whose it is. */
    String owner();

    /** Returns in what it is counted. */
    String currency();

    /** Adds to it. */
    void deposit(long amount);

    /** Takes from it. */
    void withdraw(long amount);

    /** Gives it to somebody else. */
    void rename(String owner);

    /** Ends its use. */
    void close();
}
