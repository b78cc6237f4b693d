package dev.emissary.tools.play;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.sun.net.httpserver.HttpExchange;
import dev.emissary.tools.play.CompileQueue.Limits;
import java.io.IOException;
import java.io.InputStream;

/** Compiles the programs that the page sends. */
final class ProgramService {
    /** How much of a request that is too large is read, so that the browser hears why it is refused. */
    private static final int READ_AT_MOST = 16 << 20;

    private final CompileQueue queue;
    private final Limits limits;

    ProgramService(CompileQueue queue, Limits limits) {
        this.queue = queue;
        this.limits = limits;
    }

    void handle(HttpExchange exchange) throws IOException, Refusal, InterruptedException {
        if (!exchange.getRequestMethod().equals("POST")) {
            exchange.getResponseHeaders().set("Allow", "POST");
            throw new Refusal(Refusal.METHOD_NOT_ALLOWED, "only POST");
        }
        // Another origin cannot send this type without asking first, and no answer allows it.
        if (!"application/json".equals(exchange.getRequestHeaders().getFirst("Content-Type"))) {
            throw new Refusal(Refusal.UNSUPPORTED_TYPE, "only application/json");
        }
        Program program = program(body(exchange.getRequestBody()));
        Replies.send(exchange, "application/json", queue.answer(program));
    }

    private byte[] body(InputStream in) throws IOException, Refusal {
        byte[] body = in.readNBytes(limits.bytes() + 1);
        if (body.length > limits.bytes()) {
            skip(in);
            throw new Refusal(Refusal.TOO_LARGE, "a program has at most " + limits.bytes() + " bytes here");
        }
        return body;
    }

    private static void skip(InputStream in) throws IOException {
        byte[] buffer = new byte[1 << 16];
        int total = 0;
        for (int count = 0; count >= 0 && total < READ_AT_MOST; count = in.read(buffer)) {
            total += count;
        }
    }

    private static Program program(byte[] body) throws IOException, Refusal {
        try {
            Program program = Replies.JSON.readValue(body, Program.class);
            if (program == null || program.source() == null) {
                throw new Refusal(Refusal.BAD_REQUEST, "no program");
            }
            return program;
        } catch (JsonProcessingException malformed) {
            throw new Refusal(Refusal.BAD_REQUEST, "not a program: " + malformed.getOriginalMessage());
        }
    }
}
