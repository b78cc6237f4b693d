package dev.emissary.tools.cli;

import dev.emissary.tools.play.PlayServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.BindException;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import javax.tools.ToolProvider;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Serves the page to play with, until it is interrupted. */
@Command(
        name = "play",
        description = "Serves a page, for this machine only, that shows what the emissaries one types mean.",
        exitCodeList = {"1:The page cannot be served.", "2:Invalid usage; nothing was done."})
final class PlayCommand implements Callable<Integer> {
    private static final int LAST_PORT = 0xFFFF;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--port",
            defaultValue = "0",
            paramLabel = "PORT",
            description = "The port of the page; without it, or with 0, one that is free.")
    private int port;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (port < 0 || port > LAST_PORT) {
            throw new ParameterException(spec.commandLine(), "--port: " + port + " is not a port; 0 takes a free one");
        }
        if (ToolProvider.getSystemJavaCompiler() == null) {
            throw new IOException("this Java has no compiler; run the command with a JDK");
        }
        PrintWriter out = spec.commandLine().getOut();
        try (PlayServer server = PlayServer.start(port)) {
            Runtime.getRuntime().addShutdownHook(new Thread(server::close));
            out.println(server.uri());
            out.println("Open this address in a browser of this machine; Ctrl-C ends the page.");
            out.flush();
            new CountDownLatch(1).await();
            return 0;
        } catch (BindException taken) {
            throw new IOException("port " + port + " cannot be used: " + taken.getMessage() + "; try --port 0", taken);
        }
    }
}
