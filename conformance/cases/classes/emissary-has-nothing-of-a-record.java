// clauses: EM-CLASS-3, EM-ENC-2, EM-FORM-1
// claim: Neither equals, hashCode, toString nor an accessor is implied, and the class is no record, in both forms.
// methods of Task: public void run()
// constructors of Task: Task(Runnable)
// class Task: final class Task extends dev.emissary.lang.Emissary implements Runnable
// methods of Annotated: public void run()
// constructors of Annotated: Annotated(Runnable)
// class Annotated: final class Annotated extends dev.emissary.lang.Emissary implements Runnable
// class Around$Member: public static final class Around$Member extends dev.emissary.lang.Emissary implements Runnable
// methods of Around$Member: public void run()
// prints:
//     false null false
//     false null false
//     false
emissary Task(Runnable task);
@dev.emissary.Emissary record Annotated(Runnable task) {}
interface Around { @dev.emissary.Emissary record Member(Runnable task) {} }
class Main {
    public static void main(String[] arguments) throws Exception {
        for (Class<?> type : new Class<?>[] {Task.class, Annotated.class}) {
            System.out.println(type.isRecord() + " " + type.getRecordComponents() + " "
                    + Record.class.isAssignableFrom(type));
        }
        System.out.println(Around.Member.class.isRecord());
    }
}
