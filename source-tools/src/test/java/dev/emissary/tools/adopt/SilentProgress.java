package dev.emissary.tools.adopt;

import dev.emissary.tools.source.Progress;

/** Progress that shows nothing. */
final class SilentProgress implements Progress {
    @Override
    public void begin(String name, int files) {}

    @Override
    public void step() {}

    @Override
    public void end() {}
}
