package dev.emissary.benchmarks.serialization.codec;

import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.Parser;
import dev.emissary.benchmarks.serialization.generated.protobuf.ProtobufQuote;
import dev.emissary.benchmarks.serialization.quote.Quote;
import java.io.IOException;

/**
 * Builds a message from a quote and writes it to a byte array; what is read is a message.
 *
 * <p>Messages cannot change, so that new values always need a new one: building it belongs to writing.
 */
final class ProtobufCodec implements Codec {

    private static final Parser<ProtobufQuote> PARSER =
            ProtobufQuote.getDefaultInstance().getParserForType();

    private final byte[] bytes = new byte[512];
    private final PlainQuote source;
    private int length;
    private ProtobufQuote read;

    ProtobufCodec(Quote values) {
        source = new PlainQuote(values);
    }

    @Override
    public int write() throws IOException {
        CodedOutputStream out = CodedOutputStream.newInstance(bytes);
        message().writeTo(out);
        length = out.getTotalBytesWritten();
        return length;
    }

    @Override
    public Object read() throws IOException {
        read = PARSER.parseFrom(bytes, 0, length);
        return read;
    }

    private ProtobufQuote message() {
        return ProtobufQuote.newBuilder()
                .setSecurityId(source.securityId)
                .setTime(source.time)
                .setBidQuantity0(source.bidQuantity0)
                .setBidQuantity1(source.bidQuantity1)
                .setBidQuantity2(source.bidQuantity2)
                .setBidQuantity3(source.bidQuantity3)
                .setBidPrice0(source.bidPrice0)
                .setBidPrice1(source.bidPrice1)
                .setBidPrice2(source.bidPrice2)
                .setBidPrice3(source.bidPrice3)
                .setAskQuantity0(source.askQuantity0)
                .setAskQuantity1(source.askQuantity1)
                .setAskQuantity2(source.askQuantity2)
                .setAskQuantity3(source.askQuantity3)
                .setAskPrice0(source.askPrice0)
                .setAskPrice1(source.askPrice1)
                .setAskPrice2(source.askPrice2)
                .setAskPrice3(source.askPrice3)
                .build();
    }

    @Override
    public Quote quote() {
        PlainQuote quote = new PlainQuote();
        quote.securityId = read.getSecurityId();
        quote.time = read.getTime();
        quote.bidQuantity0 = read.getBidQuantity0();
        quote.bidQuantity1 = read.getBidQuantity1();
        quote.bidQuantity2 = read.getBidQuantity2();
        quote.bidQuantity3 = read.getBidQuantity3();
        quote.bidPrice0 = read.getBidPrice0();
        quote.bidPrice1 = read.getBidPrice1();
        quote.bidPrice2 = read.getBidPrice2();
        quote.bidPrice3 = read.getBidPrice3();
        quote.askQuantity0 = read.getAskQuantity0();
        quote.askQuantity1 = read.getAskQuantity1();
        quote.askQuantity2 = read.getAskQuantity2();
        quote.askQuantity3 = read.getAskQuantity3();
        quote.askPrice0 = read.getAskPrice0();
        quote.askPrice1 = read.getAskPrice1();
        quote.askPrice2 = read.getAskPrice2();
        quote.askPrice3 = read.getAskPrice3();
        return quote;
    }
}
