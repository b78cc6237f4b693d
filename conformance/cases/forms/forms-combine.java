// clauses: EM-FORM-3, EM-DEL-3
// claim: The keyword form may have the annotation, with a list of interfaces.
// class AsText: final class AsText extends dev.emissary.lang.Emissary implements CharSequence
//// AsText.java
@dev.emissary.Emissary(CharSequence.class)
emissary AsText(String text);
//// same: AsText.java
@dev.emissary.Emissary(CharSequence.class)
record AsText(String text) {}
