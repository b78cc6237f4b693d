// clauses: EM-FORM-5
//// Task.java
public abstract emissary Task(Runnable work);  // error: modifier
//// fixed: Task.java
public emissary Task(Runnable work);
