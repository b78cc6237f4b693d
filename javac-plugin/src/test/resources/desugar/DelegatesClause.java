// shows: A delegates clause is the explicit list
// clauses: EM-DEL-3, EM-FORM-2
//// DelegatesClause.java
package delegates;

public emissary DelegatesClause(Iterable<String> lines, int[] notes)
        delegates Iterable<String>
        implements Runnable {
    @Override
    public void run() {
        System.out.println(notes.length);
    }

    static emissary Task(Thread task) delegates Runnable;
}
//// plain: DelegatesClause.java
package delegates;

import dev.emissary.lang.Emissary;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.function.Consumer;

public final class DelegatesClause extends Emissary
        implements Iterable<String>, Runnable {
    private final Iterable<String> lines;
    private final int[] notes;

    public DelegatesClause(Iterable<String> lines, int[] notes) {
        this.lines = lines;
        this.notes = notes;
    }

    @Override
    public void run() {
        System.out.println(notes.length);
    }

    static final class Task extends Emissary implements Runnable {
        private final Thread task;

        Task(Thread task) {
            this.task = task;
        }

        @Override
        public void run() {
            task.run();
        }
    }

    @Override
    public Iterator<String> iterator() {
        return lines.iterator();
    }

    @Override
    public void forEach(Consumer<? super String> consumer) {
        lines.forEach(consumer);
    }

    @Override
    public Spliterator<String> spliterator() {
        return lines.spliterator();
    }
}
