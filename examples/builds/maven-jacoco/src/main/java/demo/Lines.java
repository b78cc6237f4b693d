package demo;

/** Lines that are added to, call after call. */
public interface Lines {
    /** Adds a line, and returns these lines. */
    Lines add(String line);
}
