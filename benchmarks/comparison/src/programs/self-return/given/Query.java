/* A fluent interface. */
package self_return;

public interface Query {
    Query where(String condition);
}
