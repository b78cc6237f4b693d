// clauses: EM-FORM-6
// claim: The annotation on anything but a record or an emissary is an error.
import dev.emissary.Emissary;

@Emissary  // error: not.a.record
class OnClass {}

@Emissary  // error: not.a.record
interface OnInterface {}

@Emissary  // error: not.a.record
enum OnEnum {}

@Emissary  // error: not.a.record
@interface OnAnnotation {}
