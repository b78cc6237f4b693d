/* An interface that the delegate has. */
package without_one_method;

public interface Stack {
    void push(int value);

    int peek();

    int pop();
}
