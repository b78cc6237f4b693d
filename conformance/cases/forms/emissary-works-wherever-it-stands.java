// clauses: EM-FORM-4
// claim: An emissary works at top level, as a member, and in every kind of body.
// prints: 1 2 3 4 5 6 7
interface Number1 {
    int value();
}

emissary Top(Number1 number);

class Main {
    emissary Member(Number1 number);

    static String text = "";

    static void show(Number1 number) {
        text += " " + number.value();
    }

    static {
        emissary InStaticInitializer(Number1 number);
        show(new InStaticInitializer(() -> 1));
    }

    {
        emissary InInstanceInitializer(Number1 number);
        show(new InInstanceInitializer(() -> 2));
    }

    Main() {
        emissary InConstructor(Number1 number);
        show(new InConstructor(() -> 3));
    }

    void method() {
        @dev.emissary.Emissary
        record InMethod(Number1 number) {}
        show(new InMethod(() -> 4));
        Runnable lambda = () -> {
            emissary InLambda(Number1 number);
            show(new InLambda(() -> 5));
        };
        lambda.run();
        new Object() {
            void run() {
                emissary InAnonymousClass(Number1 number);
                show(new InAnonymousClass(() -> 6));
            }
        }.run();
        show(new Top(new Member(() -> 7)));
    }

    public static void main(String[] arguments) {
        new Main().method();
        System.out.println(text.strip());
    }
}
