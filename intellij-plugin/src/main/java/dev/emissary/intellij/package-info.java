/** The plugin for IntelliJ IDEA. It lists members, and leaves judgment to the compiler. */
package dev.emissary.intellij;
