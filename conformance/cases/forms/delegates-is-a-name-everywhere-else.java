// clauses: EM-FORM-2
// claim: The word delegates is an ordinary identifier everywhere but after a header.
// prints: 2
class Main {
    interface delegates<T> {
        int delegates();
    }

    emissary Both(delegates<String> delegates, String text) delegates delegates<String>;

    static int delegates(int delegates) {
        return delegates + 1;
    }

    public static void main(String[] args) {
        delegates<String> delegates = () -> delegates(1);
        System.out.println(new Both(delegates, "").delegates());
    }
}
