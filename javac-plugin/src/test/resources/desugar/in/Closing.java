// shows: A class that is `Serializable` only through a delegated interface refuses it
// clauses: EM-CLASS-5, EM-ENC-4
package closing;

import dev.emissary.Emissary;

@SuppressWarnings("unused")
@Emissary
record Closing(Source source) {}

@SuppressWarnings("try")
interface Source extends AutoCloseable, java.io.Serializable {}
