// shows: A delegates clause is the explicit list
// clauses: EM-DEL-3, EM-FORM-2
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
