package dev.emissary.eclipse.workspace;

/** What a feature of JDT answers about emissaries. */
@FunctionalInterface
interface Probe {
    /** Uses the feature, which may change files, and returns what it has answered, in a few words. */
    String observe(Projects projects) throws Exception;
}
