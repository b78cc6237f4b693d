package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.generated.sbe.MessageHeaderDecoder;
import dev.emissary.benchmarks.serialization.generated.sbe.MessageHeaderEncoder;
import dev.emissary.benchmarks.serialization.generated.sbe.SbeQuoteDecoder;
import dev.emissary.benchmarks.serialization.generated.sbe.SbeQuoteEncoder;
import dev.emissary.benchmarks.serialization.quote.Quote;
import java.nio.ByteBuffer;
import org.agrona.concurrent.UnsafeBuffer;

/** Writes a quote and the message's header with the generated encoder, field by field, to a direct buffer. */
final class SbeCodec implements Codec {

    private final UnsafeBuffer buffer = new UnsafeBuffer(ByteBuffer.allocateDirect(256));
    private final MessageHeaderEncoder headerEncoder = new MessageHeaderEncoder();
    private final MessageHeaderDecoder headerDecoder = new MessageHeaderDecoder();
    private final SbeQuoteEncoder encoder = new SbeQuoteEncoder();
    private final SbeQuoteDecoder decoder = new SbeQuoteDecoder();
    private final PlainQuote source;
    private final PlainQuote target = new PlainQuote(0, 0, new double[4 * Quote.LEVELS]);

    SbeCodec(Quote values) {
        source = new PlainQuote(values);
    }

    @Override
    public int write() {
        encoder.wrapAndApplyHeader(buffer, 0, headerEncoder);
        encoder.securityId(source.securityId);
        encoder.time(source.time);
        encoder.bidQuantity0(source.bidQuantity0);
        encoder.bidQuantity1(source.bidQuantity1);
        encoder.bidQuantity2(source.bidQuantity2);
        encoder.bidQuantity3(source.bidQuantity3);
        encoder.bidPrice0(source.bidPrice0);
        encoder.bidPrice1(source.bidPrice1);
        encoder.bidPrice2(source.bidPrice2);
        encoder.bidPrice3(source.bidPrice3);
        encoder.askQuantity0(source.askQuantity0);
        encoder.askQuantity1(source.askQuantity1);
        encoder.askQuantity2(source.askQuantity2);
        encoder.askQuantity3(source.askQuantity3);
        encoder.askPrice0(source.askPrice0);
        encoder.askPrice1(source.askPrice1);
        encoder.askPrice2(source.askPrice2);
        encoder.askPrice3(source.askPrice3);
        return encoder.limit();
    }

    @Override
    public Object read() {
        decoder.wrapAndApplyHeader(buffer, 0, headerDecoder);
        target.securityId = decoder.securityId();
        target.time = decoder.time();
        target.bidQuantity0 = decoder.bidQuantity0();
        target.bidQuantity1 = decoder.bidQuantity1();
        target.bidQuantity2 = decoder.bidQuantity2();
        target.bidQuantity3 = decoder.bidQuantity3();
        target.bidPrice0 = decoder.bidPrice0();
        target.bidPrice1 = decoder.bidPrice1();
        target.bidPrice2 = decoder.bidPrice2();
        target.bidPrice3 = decoder.bidPrice3();
        target.askQuantity0 = decoder.askQuantity0();
        target.askQuantity1 = decoder.askQuantity1();
        target.askQuantity2 = decoder.askQuantity2();
        target.askQuantity3 = decoder.askQuantity3();
        target.askPrice0 = decoder.askPrice0();
        target.askPrice1 = decoder.askPrice1();
        target.askPrice2 = decoder.askPrice2();
        target.askPrice3 = decoder.askPrice3();
        return target;
    }

    @Override
    public Quote quote() {
        return target;
    }
}
