package demo.views;

import org.junit.jupiter.api.function.Executable;

/** Runs an executable twice; an emissary of the tests, which the library's pages do not have. */
emissary Twice(Executable executable) {
    @Override
    public void execute() throws Throwable {
        executable.execute();
        executable.execute();
    }
}
