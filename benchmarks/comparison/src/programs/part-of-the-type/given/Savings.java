/* A delegate. */
package part_of_the_type;

public final class Savings implements Account {
    @Override
    public int balance() {
        return 100;
    }

    @Override
    public void withdraw(int amount) {}
}
