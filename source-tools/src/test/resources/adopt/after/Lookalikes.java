/* Methods that look like forwarders, and are none: they stay. */
package corpus;

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
