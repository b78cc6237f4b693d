/* Methods that only look like forwarders stay. */
package corpus;

//// before
final class Lookalikes implements Points {
    private final Points points;

    Lookalikes(Points points) {
        this.points = points;
    }

    @Override
    public void move(int x, int y) {
        points.move(y, x);
    }

    @Override
    public void draw() {
        points.draw();
        points.draw();
    }

    @Override
    public int size() {
        return points.count();
    }

    @Override
    public int count() {
        return points.count();
    }

    @Override
    public void put(int index, long value) {
        points.put(index, value);
    }

    public void put(int index, int value) {
        points.put(index, value);
    }

    @Override
    public void clear() {
        points.clear();
    }

    @Override
    public boolean has(Points points) {
        return points.has(points);
    }

    @Override
    public boolean isEmpty() {
        return points.isEmpty();
    }

    void clear(int index) {
        points.put(index, 0);
    }
}

//// after
import dev.emissary.Emissary;

@Emissary
record Lookalikes(Points points) {
    @Override
    public void move(int x, int y) {
        points.move(y, x);
    }

    @Override
    public void draw() {
        points.draw();
        points.draw();
    }

    @Override
    public int size() {
        return points.count();
    }

    public void put(int index, int value) {
        points.put(index, value);
    }

    @Override
    public boolean has(Points points) {
        return points.has(points);
    }

    void clear(int index) {
        points.put(index, 0);
    }
}

//// given
interface Points {
    void move(int x, int y);

    void draw();

    int size();

    int count();

    void put(int index, long value);

    void clear();

    boolean has(Points points);

    boolean isEmpty();
}
