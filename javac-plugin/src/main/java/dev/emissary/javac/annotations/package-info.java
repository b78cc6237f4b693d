/** The annotations of forwarders and of the header of an emissary, as javac has them; the rules say which are carried. */
package dev.emissary.javac.annotations;
