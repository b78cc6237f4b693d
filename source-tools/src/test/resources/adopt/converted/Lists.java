////// Lists
// shows: Lists: by shape, through a supplier, and to one of two components that could serve an interface
//// Lists.java
package corpus;

//+ import dev.emissary.Emissary;
import java.util.Random;
import java.util.function.Supplier;

//- final class Lists implements Dice {
//-     private final Random random;
//-     Lists(Random random) { this.random = random; }
//-     @Override public int nextInt() { return random.nextInt(); }
//-     @Override public boolean nextBoolean() { return random.nextBoolean(); }
//- }
//+ @Emissary(Dice.class)
//+ record Lists(Random random) {}

/* The index is asked for anew by each method, directly or by a getter. */
//- final class Late implements Index {
//-     private final Supplier<? extends Index> source;
//-     Late(Supplier<? extends Index> source) { this.source = source; }
//+ @Emissary(Index.class)
//+ record Late(Supplier<? extends Index> source) {
    private Index index() { return source.get(); }
//-     @Override public int pages(String word, long from) { return source.get().pages(word, from); }
//-     @Override public void close() { this.source.get().close(); }
//-     @Override public String title() { return index().title(); }
    Index current() { return index(); }
}

//- final class TwoOfOneType implements Index {
//-     private final Index first;
//-     private final Index second;
//-
//-     TwoOfOneType(Index first, Index second) {
//-         this.first = first;
//-         this.second = second;
//-     }
//-
//-     @Override public int pages(String word, long from) { return first.pages(word, from); }
//-     @Override public String title() { return first.title(); }
//+ @Emissary
//+ record TwoOfOneType(@Emissary(Index.class) Index first, Index second) {
    @Override public void close() { second.close(); }
}

/* A class without the interface, and another field that has it. */
//- final class ByShape implements Index, Dice {
//-     private final Random random;
//-     private final Shelf shelf;
//-     private final Index other;
//-
//-     ByShape(Random random, Shelf shelf, Index other) {
//-         this.random = random;
//-         this.shelf = shelf;
//-         this.other = other;
//-     }
//-
//-     @Override public int pages(String word, long from) { return shelf.pages(word, from); }
//-     @Override public void close() { shelf.close(); }
//+ @Emissary
//+ record ByShape(@Emissary(Dice.class) Random random, @Emissary(Index.class) Shelf shelf, Index other) {
    @Override public String title() { return other.title() + random.nextInt(); }
//-     @Override public int nextInt() { return random.nextInt(); }
//-     @Override public boolean nextBoolean() { return random.nextBoolean(); }
}

/* An overload that a call could mean as well, and a type variable. */
//- final class Overloads<L extends Log> implements Lines {
//-     private final L log;
//-     Overloads(L log) { this.log = log; }
//+ @Emissary(Lines.class)
//+ record Overloads<L extends Log>(L log) {
    @Override public void print(String line) { log.print(line); }
//-     @Override public void flush() { log.flush(); }
}

interface Dice {
    int nextInt();
    boolean nextBoolean();
}

interface Index {
    int pages(String word, long from);
    String title();
    void close();
}

class Shelf {
    int pages(String word, long from) { return 1; }
    String title() { return ""; }

    void close() {}
}

interface Lines {
    void print(String line);
    void flush();
}

class Log {
    void print(String line) {}
    void print(int number) {}
    void flush() {}
}
