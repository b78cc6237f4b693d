// clauses: EM-DEL-3, EM-DEL-5, EM-DIAG-3
// claim: A component that is an error in itself is in no conflict with what the other delegates supply.
import java.util.function.Supplier;

interface SameResult { String get(); }
interface OtherExceptions { Number get() throws Exception; }
interface OtherResult { int get(); }

emissary BesideSame<T extends Number>(
    Supplier<?> supplier, SameResult other) implements Supplier<T>;  // error: wildcard
emissary BesideOtherExceptions<T extends Number>(
    Supplier<?> supplier, OtherExceptions other) implements Supplier<T>;  // error: wildcard
emissary BesideOtherResult<T extends Number>(
    Supplier<?> supplier, OtherResult other) implements Supplier<T>;  // error: wildcard
