/* What is to be shown. */
package part_of_the_type;

public interface Readable {
    int balance();
}
