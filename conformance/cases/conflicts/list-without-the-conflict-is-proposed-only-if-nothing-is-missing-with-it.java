// clauses: EM-CONF-1, EM-DIAG-1
// claim: No list is proposed with which a method of the implements clause would be implemented by nothing.
// says: declare each of them in the body
interface Student { void name(); void age(); void study(); }
interface Teacher { void name(); void age(); void teach(); }
interface Assistant extends Student, Teacher {}

emissary TA(Student student, Teacher teacher) implements Assistant;  // error: method.conflict, method.conflict
