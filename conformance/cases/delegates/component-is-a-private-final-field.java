// clauses: EM-DEL-1, EM-CLASS-2
// claim: Each component, of whatever type, is held in a private final field, in order, and nothing else is.
// fields of Mixed:
//     private final Runnable first
//     private final int[] numbers
//     private final T any
//     private final String[] texts
// prints: true true true
@dev.emissary.Emissary(Runnable.class)
emissary Mixed<T>(Runnable first, int[] numbers, T any, String... texts);

class Main {
    static Object field(Object object, String name) throws ReflectiveOperationException {
        java.lang.reflect.Field field = object.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field.get(object);
    }

    public static void main(String[] arguments) throws ReflectiveOperationException {
        Runnable first = () -> {};
        int[] numbers = {1};
        Mixed<String> mixed = new Mixed<>(first, numbers, "any", "a", "b");
        System.out.println((field(mixed, "first") == first) + " " + (field(mixed, "numbers") == numbers) + " "
                + field(mixed, "any").equals("any"));
    }
}
