package dev.emissary.eclipse.server;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.ApplyWorkspaceEditParams;
import org.eclipse.lsp4j.ApplyWorkspaceEditResponse;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.WorkDoneProgressCreateParams;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.services.JsonNotification;
import org.eclipse.lsp4j.services.LanguageClient;

/** The side of an editor: keeps what the server tells without being asked. */
final class Client implements LanguageClient, Endpoint {
    private static final int START_SECONDS = 150;
    private static final long SILENCE = TimeUnit.MILLISECONDS.toNanos(700);

    private static final long LONGEST = TimeUnit.SECONDS.toNanos(10);

    private final CountDownLatch ready = new CountDownLatch(1);
    private final Map<String, List<Diagnostic>> diagnostics = new ConcurrentHashMap<>();
    private final List<String> failures = new CopyOnWriteArrayList<>();
    private volatile long lastPublished = System.nanoTime();

    void awaitReady() {
        try {
            if (!ready.await(START_SECONDS, TimeUnit.SECONDS)) {
                throw new IllegalStateException("the server is not ready");
            }
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    /** Waits until no problems have been told for a while; the server waits 400 ms after an edit. */
    void awaitSilence() {
        lastPublished = System.nanoTime();
        try {
            while (System.nanoTime() - lastPublished < SILENCE) {
                Thread.sleep(20);
            }
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    /** Waits for the problems of a file, which have been forgotten. */
    void await(String address) {
        long begin = System.nanoTime();
        while (!diagnostics.containsKey(address) && System.nanoTime() - begin < LONGEST) {
            awaitSilence();
        }
        awaitSilence();
    }

    /** Returns the problems of each file, by its address. */
    Map<String, List<Diagnostic>> diagnostics() {
        return diagnostics;
    }

    /** Returns and forgets the errors that the server has logged. */
    List<String> takeFailures() {
        List<String> taken = new ArrayList<>(failures);
        failures.clear();
        return taken;
    }

    @JsonNotification("language/status")
    public void status(JsonObject status) {
        if ("ServiceReady".equals(status.get("type").getAsString())) {
            ready.countDown();
        }
    }

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams published) {
        diagnostics.put(published.getUri(), published.getDiagnostics());
        lastPublished = System.nanoTime();
    }

    @Override
    public void logMessage(MessageParams message) {
        if (message.getType() == MessageType.Error) {
            failures.add(message.getMessage());
        }
    }

    @Override
    public CompletableFuture<ApplyWorkspaceEditResponse> applyEdit(ApplyWorkspaceEditParams edit) {
        return CompletableFuture.completedFuture(new ApplyWorkspaceEditResponse(true));
    }

    @Override
    public CompletableFuture<Void> registerCapability(RegistrationParams registration) {
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletableFuture<Void> createProgress(WorkDoneProgressCreateParams progress) {
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void telemetryEvent(Object event) {}

    @Override
    public void showMessage(MessageParams message) {}

    @Override
    public CompletableFuture<?> request(String method, Object parameter) {
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void notify(String method, Object parameter) {}
}
