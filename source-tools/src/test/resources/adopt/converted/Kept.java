////// Kept
// shows: Forwarders and other methods that stay
//// Kept.java
package corpus;

//+ import dev.emissary.Emissary;
import java.io.IOException;
import java.util.Objects;

//- final class Kept implements Channel {
//-     private final Channel channel;
//-     Kept(Channel channel) { this.channel = channel; }
//-     @Override public int read() throws IOException { return channel.read(); }
//-     @Override public int write(int b) throws IOException { return channel.write(b); }
//+ @Emissary
//+ record Kept(Channel channel) {
    @Override public void finalize() { channel.finalize(); }
    @Override public synchronized void flush() throws IOException { channel.flush(); }
//-     @Override public Integer size() { return channel.size(); }
    @Override public void narrow() { quiet.narrow(); }

    private static final Kept quiet = null;
}

/* A deprecated forwarder is removed if the interface deprecates the method too; otherwise it stays. */
//- final class Deprecated implements Versions {
//-     private final Versions versions;
//-     Deprecated(Versions versions) { this.versions = versions; }
//-
//-     @java.lang.Deprecated(since = "2")
//-     @Override public int first() { return versions.first(); }
//+ @Emissary
//+ record Deprecated(Versions versions) {
    @Override public int second() { return versions.second(); }

    @java.lang.Deprecated
    @Override public int third() { return versions.third(); }

    @java.lang.Deprecated
    @Override public int fourth() { return versions.fourth(); }
//-     @Override public int fifth() { return versions.fifth(); }
//-     @Override public int sixth() { return versions.sixth(); }
}

/* Methods that may return the delegate, one of them by a type variable, stay, and so return it as before. */
//- final class Fluent implements Builder {
//-     private final Builder builder;
//-     Fluent(Builder builder) { this.builder = builder; }
//+ @Emissary
//+ record Fluent(Builder builder) {
    @Override public Builder add(String text) { return builder.add(text); }
    @Override public <S extends Builder> S as(Class<S> type) { return builder.as(type); }
//-     @Override public String build() { return builder.build(); }
//-     @Override public int size() { return builder.size(); }
}

//- @SuppressWarnings("unused") final class HandWritten implements Meter {
//+ @SuppressWarnings("unused") @Emissary record HandWritten(Meter meter) {
    static final int LIMIT = 10; // a constant

//-     private final Meter meter;
//-     HandWritten(Meter meter) { this.meter = meter; }
//-
    // The first of the forwarders has this comment.
    @Override public long count() { return meter.count(); }
//-     @Override public final void mark(final long n) { meter.mark(n); }


//-     @Override   public   String name( ) { return meter . name() ; }
//-
//-     /** {@inheritDoc} */
//-     @Override public boolean ready() { return meter.ready(); }
//-
    @Override
    public boolean equals(Object other)
    {
          return other instanceof HandWritten that && meter.equals(that.meter);
    }

    @Override public int hashCode() { return Objects.hash(meter); }
    @Override public String toString() { return "HandWritten[" + meter + "]"; }
    // the end
}

/* Methods that only look like forwarders stay. */
//- final class Lookalikes implements Points {
//-     private final Points points;
//-     Lookalikes(Points points) { this.points = points; }
//+ @Emissary
//+ record Lookalikes(Points points) {
    @Override public void move(int x, int y) { points.move(y, x); }

    @Override
    public void draw() {
        points.draw();
        points.draw();
    }

    @Override public int size() { return points.count(); }
//-     @Override public int count() { return points.count(); }
//-     @Override public void put(int index, long value) { points.put(index, value); }
    public void put(int index, int value) { points.put(index, value); }
//-     @Override public void clear() { points.clear(); }
    @Override public boolean has(Points points) { return points.has(points); }
//-     @Override public boolean isEmpty() { return points.isEmpty(); }
    void clear(int index) { points.put(index, 0); }
}

interface Channel {
    int read() throws IOException;
    int write(int b) throws IOException;
    void finalize();
    void flush() throws IOException;
    Integer size();
    void narrow() throws IOException;
}

interface Versions {
    @java.lang.Deprecated(since = "2")
    int first();

    @java.lang.Deprecated
    int second();
    int third();

    @java.lang.Deprecated(forRemoval = true)
    int fourth();
    int fifth();
    int sixth();
}

interface Builder {
    Builder add(String text);
    <S extends Builder> S as(Class<S> type);
    String build();
    int size();
}

interface Meter {
    long count();
    void mark(long n);
    String name();
    boolean ready();
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
