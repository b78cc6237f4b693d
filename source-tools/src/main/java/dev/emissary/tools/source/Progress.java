package dev.emissary.tools.source;

/** Receives the progress of work on files. */
public interface Progress {
    /** Shows nothing. */
    Progress NONE = new Progress() {
        @Override
        public void begin(String name, int files) {}

        @Override
        public void step() {}

        @Override
        public void end() {}
    };

    /** Called when work begins on a number of files. */
    void begin(String name, int files);

    /** Called when a file is done. */
    void step();

    /** Called when all files are done. */
    void end();
}
