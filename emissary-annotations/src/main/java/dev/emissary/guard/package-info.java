/**
 * The guard against emissaries that are compiled without the plugin. The module does not export it: compilers find it
 * as a service on a class path or a processor path.
 */
package dev.emissary.guard;
