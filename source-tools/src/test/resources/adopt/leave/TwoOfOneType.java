// several, line 6: two fields could supply the methods of one interface: first and second
package corpus;

final class TwoOfOneType implements Runnable {
    private final Runnable first;
    private final Runnable second;

    TwoOfOneType(Runnable first, Runnable second) {
        this.first = first;
        this.second = second;
    }

    @Override
    public void run() {
        first.run();
    }

    void other() {
        second.run();
    }
}
