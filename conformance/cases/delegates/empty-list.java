// clauses: EM-DEL-3
// claim: Braces with nothing between them are an error, in both forms.
import dev.emissary.Emissary;

@Emissary({})  // error: list.empty
record InAnnotationForm(Runnable task) {}

@Emissary({})  // error: list.empty
emissary InKeywordForm(Runnable task);
