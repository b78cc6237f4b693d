// clauses: EM-FORM-5
public abstract emissary Task(Runnable work);  // error: modifier
