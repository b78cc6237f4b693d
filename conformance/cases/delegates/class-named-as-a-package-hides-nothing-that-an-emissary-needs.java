// clauses: EM-CLASS-1, EM-CLASS-5
// claim: Classes that are named as packages hide neither the superclass nor the exception that refuses serialization.
// prints:
//     ran refused
//// Log.java
interface Log extends Runnable, java.io.Serializable {}
//// Outer.java
class Outer {
    static class java {}

    static class dev {}

    @SuppressWarnings("emissary")
    emissary Front(Log log);
}
//// Main.java
class Main {
    public static void main(String[] arguments) throws Exception {
        Outer.Front front = new Outer.Front(() -> System.out.print("ran "));
        front.run();
        try {
            new java.io.ObjectOutputStream(new java.io.ByteArrayOutputStream()).writeObject(front);
        } catch (java.io.NotSerializableException refused) {
            System.out.println("refused");
        }
    }
}
