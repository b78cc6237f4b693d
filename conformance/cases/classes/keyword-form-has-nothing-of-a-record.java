// clauses: EM-CLASS-3, EM-ENC-2
// claim: Neither equals, hashCode, toString nor an accessor is implied, and the class is no record.
// methods of Task:
//     public void run()
// constructors of Task:
//     Task(Runnable)
// class Task:
//     final class Task extends dev.emissary.lang.Emissary implements Runnable
// prints:
//     false null false
emissary Task(Runnable task);

class Main {
    public static void main(String[] arguments) {
        System.out.println(Task.class.isRecord() + " " + Task.class.getRecordComponents() + " "
                + Record.class.isAssignableFrom(Task.class));
    }
}
