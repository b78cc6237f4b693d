// clauses: EM-FORM-2, EM-OPT-4
// claim: A delegates clause needs neither the annotation nor the superclass on the class path.
// options: superclass=none
// library: none
// methods of Front: public void run()
abstract class Job implements Runnable, java.io.Closeable {}

emissary Front(Job job) delegates Runnable;
