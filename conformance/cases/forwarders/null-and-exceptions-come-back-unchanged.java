// clauses: EM-FWD-1, EM-FWD-5
// claim: Null, exceptions and errors of a delegate come back to callers as they are, also from methods whose result may be
//     replaced.
// prints: null null true true true true
interface Names {
    String text() throws java.io.IOException;

    Names self();
}

class Delegate implements Names {
    Throwable failure;

    @SuppressWarnings("unchecked")
    private <E extends Throwable> void fail() throws E {
        if (failure != null) {
            throw (E) failure;
        }
    }

    @Override
    public String text() {
        this.<RuntimeException>fail();
        return null;
    }

    @Override
    public Names self() {
        this.<RuntimeException>fail();
        return null;
    }
}

emissary Front(Names names);

class Main {
    static boolean unchanged(Front front, Throwable failure) {
        try {
            front.text();
            return false;
        } catch (Throwable thrown) {
            return thrown == failure && thrown.getCause() == null && thrown.getSuppressed().length == 0;
        }
    }

    public static void main(String[] arguments) throws Exception {
        Delegate delegate = new Delegate();
        Front front = new Front(delegate);
        StringBuilder text = new StringBuilder(front.text() + " " + front.self());
        for (Throwable failure : new Throwable[] {
            new java.io.FileNotFoundException("gone"), new IllegalStateException(), new AssertionError()
        }) {
            delegate.failure = failure;
            text.append(" ").append(unchanged(front, failure));
        }
        try {
            front.self();
        } catch (AssertionError thrown) {
            text.append(" ").append(thrown == delegate.failure);
        }
        System.out.println(text);
    }
}
