// clauses: EM-CLASS-2
// claim: The private fields of an emissary are accessible in the whole body of the top-level class around it.
// prints: true
class Main {
    private emissary Front(Runnable task) {}

    public static void main(String[] arguments) {
        Runnable task = () -> {};
        System.out.println(new Front(task).task == task);
    }
}
