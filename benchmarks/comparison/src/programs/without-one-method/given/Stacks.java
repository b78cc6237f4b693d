/* A delegate. */
package without_one_method;

public final class Stacks {
    private Stacks() {}

    public static Stack of(int top) {
        return new Stack() {
            @Override
            public void push(int value) {}

            @Override
            public int peek() {
                return top;
            }

            @Override
            public int pop() {
                return top;
            }
        };
    }
}
