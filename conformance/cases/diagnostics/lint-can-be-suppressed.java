// clauses: EM-DIAG-4
// claim: @SuppressWarnings("emissary") on the emissary, on what it stands in, or on the component suppresses the
//     warnings of lint=on; neither another word does, nor the annotation on another component.
// options: lint=on
import dev.emissary.Emissary;
import java.util.*;
@SuppressWarnings("emissary") emissary OnIt(CharSequence c);
@SuppressWarnings({"rawtypes", "emissary"}) @Emissary record OnRecord(CharSequence c) {}
@SuppressWarnings("emissary") class Around { class Z { emissary E(CharSequence c); } }
class OnMethod { @SuppressWarnings("emissary") void m() { emissary E(CharSequence c); } }
class OnField { @SuppressWarnings("emissary") Object o = new Object() { emissary E(CharSequence c); }; }
@SuppressWarnings("emissary") @Emissary(Runnable.class) emissary OnItForAComponent(Thread t, String s);
@Emissary(Runnable.class) emissary OnComponent(Thread t, @SuppressWarnings("emissary") String s);
emissary OnDelegate(@SuppressWarnings("emissary") CharSequence c);
emissary OnGenericDelegate(@SuppressWarnings("emissary") List<String> c);
@SuppressWarnings({"all", "serial"}) emissary OtherWords(CharSequence c);  // warning: contract at CharSequence
emissary OtherComponent(CharSequence c, @SuppressWarnings("emissary") Runnable r);  // warning: contract at CharSequence
