////// err.method.finalize
// clauses: EM-FWD-2
//// Handles.java
class Handles {
    interface Handle {
        void use();
        void finalize();
    }
//-     emissary Shared(Handle handle);  // error: method.finalize
//+     emissary Shared(Handle handle) {
//+         @SuppressWarnings({"deprecation", "removal"}) @Override public void finalize() { }
//+     }
}
////// err.method.undeclarable
// clauses: EM-FWD-2
//// Cells.java
class Cells {
    interface Cell {
//-         int clone();
//+         Cell clone();
    }
    emissary Shared(Cell cell);  // error: method.undeclarable
}
////// err.super.call
// clauses: EM-FWD-6
//// Lines.java
import java.util.List;
public emissary Lines(List<String> lines) {
    @Override
    public boolean contains(Object line) {
//-         return super.contains(line.toString().strip());  // error: super.call
//+         return lines.contains(line.toString().strip());
    }
}
////// warn.self
// clauses: EM-FWD-5, EM-DIAG-4
// options: lint=on
//// Steps.java
interface Steps<S extends Steps<S>> {
    S next();
    int count();
}
//- emissary Front<S extends Steps<S>>(Steps<S> steps);  // warning: self
//+ emissary Front<S extends Steps<S>>(Steps<S> steps) {
//+     @Override
//+     public S next() {
//+         throw new UnsupportedOperationException("one step only");
//+     }
//+ }
