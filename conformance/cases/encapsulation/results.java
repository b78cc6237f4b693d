// Results through which a delegate could escape.
// clauses: EM-ENC-5, EM-FWD-5

//// case: fluent-methods-of-the-library-return-the-emissary
// prints: true true true true true true true
import java.util.stream.Stream;
emissary X(Appendable a);
@dev.emissary.Emissary(Appendable.class) emissary OfClass(StringBuilder a);
emissary Y(Stream<String> s);
emissary Text(CharSequence s);
// run:
Appendable x = new X(new StringBuilder());
Appendable ofClass = new OfClass(new StringBuilder());
Stream<String> y = new Y(Stream.of("a"));
CharSequence text = new Text("secret");
System.out.println((x.append("a").append('b') == x) + " " + (x.append("abc", 2, 3) == x) + " "
        + (ofClass.append("a").append('b') == ofClass) + " " + (y.onClose(() -> { }) == y) + " "
        + (y.sequential() == y) + " " + (text.subSequence(0, 6) == text) + " "
        + (text.subSequence(0, 3) instanceof String));
