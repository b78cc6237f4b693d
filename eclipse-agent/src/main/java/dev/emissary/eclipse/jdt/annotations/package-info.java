/**
 * The annotations that forwarders carry over from the methods of interfaces (EM-FWD-3, EM-FWD-7). The compiler's
 * bindings have none unless there are annotation processors, so they are read from trees and class files.
 */
package dev.emissary.eclipse.jdt.annotations;
