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
        double[] levels = {
            read.getBidQuantity0(), read.getBidQuantity1(), read.getBidQuantity2(), read.getBidQuantity3(),
            read.getBidPrice0(), read.getBidPrice1(), read.getBidPrice2(), read.getBidPrice3(),
            read.getAskQuantity0(), read.getAskQuantity1(), read.getAskQuantity2(), read.getAskQuantity3(),
            read.getAskPrice0(), read.getAskPrice1(), read.getAskPrice2(), read.getAskPrice3(),
        };
        return new PlainQuote(read.getSecurityId(), read.getTime(), levels);
    }
}
