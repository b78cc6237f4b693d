/* What is not. */
package part_of_the_type;

public interface Writable {
    void withdraw(int amount);
}
