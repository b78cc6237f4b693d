// clauses: EM-FORM-2, EM-FORM-4
// claim: A delegates clause belongs to member and local emissaries too, and comments, line ends and escapes of Unicode may
//     stand in it as anywhere.
// class delegates.Main$Member:
//     static final class delegates.Main$Member extends dev.emissary.lang.Emissary implements CharSequence, Runnable
// class delegates.Main$Generic:
//     static final class delegates.Main$Generic<delegates extends CharSequence> extends dev.emissary.lang.Emissary implements CharSequence
// main: delegates.Main
// prints: 3 true
//// delegates/Main.java
package delegates;

class Main {
    emissary Member(String delegates, Thread thread) // a header
            delegates // a clause: implements, {
                    java.lang. /* ; */ CharSequence,
                    Runnable /* implements */ {}

    emissary Generic<delegates extends CharSequence>(delegates of, int number) \u0064elegates Char\u0053equence;

    public static void main(String[] arguments) {
        emissary Local(String text)delegates/* */Comparable<String>/* */implements Cloneable{ }
        Comparable<String> local = new Local("b");
        System.out.println(new Member("abc", null).length() + " " + (local.compareTo("a") > 0));
    }
}
