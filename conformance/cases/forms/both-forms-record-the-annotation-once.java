// clauses: EM-FORM-3, EM-FORM-2
// claim: Both forms record the annotation once, and a delegates clause as its list.
// annotations of A: @dev.emissary.Emissary
// annotations of B: @dev.emissary.Emissary
// annotations of C: @dev.emissary.Emissary
// annotations of X$E: @dev.emissary.Emissary
// annotations of X$1F: @dev.emissary.Emissary
// annotations of G: @dev.emissary.Emissary[value, [Ljava/lang/Runnable;]]
// annotations of H: @dev.emissary.Emissary[value, [Ljava/lang/Runnable;]]
// annotations of D:
//     @java.lang.Deprecated
//     @dev.emissary.Emissary
import dev.emissary.Emissary;
emissary A(Runnable r);
@Emissary record B(Runnable r) {}
@Emissary emissary C(Runnable r);
emissary G(Runnable r) delegates Runnable;
@Emissary emissary H(Thread r) delegates Runnable;
@Deprecated emissary D(Runnable r);
class X { emissary E(Runnable r); void m() { emissary F(Runnable r); } }
