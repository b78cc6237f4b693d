package dev.emissary.benchmarks.forwarding.alternative;

import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.lang.reflect.Array;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.net.MalformedURLException;
import java.net.URL;
import java.sql.Date;
import java.sql.SQLWarning;
import java.sql.Time;
import java.sql.Timestamp;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.concurrent.TimeUnit;

/** A value of a type, to be recognized when it comes out at the other end. */
final class Sample {

    private Sample() {}

    /** Returns a value of that type; for another seed another one, where the type has more than one. */
    static Object of(Class<?> type, int seed) {
        if (type.isArray()) {
            return Array.newInstance(type.getComponentType(), seed);
        }
        if (type.isInterface()) {
            return instance(type, seed);
        }
        return type.isPrimitive() ? primitive(type, seed) : object(type, seed);
    }

    private static Object primitive(Class<?> type, int seed) {
        return switch (type.getName()) {
            case "void" -> null;
            case "boolean" -> true;
            case "char" -> (char) ('a' + seed);
            case "byte" -> (byte) (10 + seed);
            case "short" -> (short) (20 + seed);
            case "int" -> 30 + seed;
            case "long" -> 40L + seed;
            case "float" -> 50f + seed;
            case "double" -> 60.0 + seed;
            default -> throw new IllegalArgumentException(type.getName());
        };
    }

    private static Object object(Class<?> type, int seed) {
        if (type == Object.class || type == String.class) {
            return "sample " + seed;
        }
        if (type == Class.class) {
            return String.class;
        }
        if (type == BigDecimal.class) {
            return BigDecimal.valueOf(seed);
        }
        if (type == Date.class) {
            return new Date(seed);
        }
        if (type == Time.class) {
            return new Time(seed);
        }
        if (type == Timestamp.class) {
            return new Timestamp(seed);
        }
        if (type == Calendar.class) {
            return new GregorianCalendar(2000 + seed, 0, 1);
        }
        if (type == TimeUnit.class) {
            return TimeUnit.values()[seed];
        }
        if (type == InputStream.class) {
            return InputStream.nullInputStream();
        }
        if (type == Reader.class) {
            return new StringReader("sample " + seed);
        }
        if (type == SQLWarning.class) {
            return new SQLWarning("sample " + seed);
        }
        if (type == URL.class) {
            return url(seed);
        }
        throw new IllegalArgumentException(type.getName());
    }

    private static URL url(int seed) {
        try {
            return new URL("file", null, "sample" + seed);
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns an object of an interface that equals nothing but itself. */
    private static Object instance(Class<?> type, int seed) {
        return Proxy.newProxyInstance(
                Sample.class.getClassLoader(),
                new Class<?>[] {type},
                (proxy, method, arguments) -> switch (method.getName()) {
                    case "equals" -> proxy == arguments[0];
                    case "hashCode" -> seed;
                    case "toString" -> type.getSimpleName() + " " + seed;
                    default -> throw new UnsupportedOperationException(method.getName());
                });
    }
}
