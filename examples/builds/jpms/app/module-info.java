/** Uses the emissary of the library. */
module demo.app {
    requires demo.library;
}
