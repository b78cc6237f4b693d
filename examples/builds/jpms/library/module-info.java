/** Exports an emissary. */
module demo.library {
    requires transitive dev.emissary;

    exports demo.library;
}
