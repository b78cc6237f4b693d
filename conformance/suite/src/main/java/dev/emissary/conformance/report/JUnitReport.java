package dev.emissary.conformance.report;

import dev.emissary.conformance.verdict.Verdict;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** A report in the XML that JUnit's runners write and build servers read. */
public final class JUnitReport {
    private static final Pattern NOT_IN_XML = Pattern.compile("[^\\t\\n\\r\\x20-\\uD7FF\\uE000-\\uFFFD]");

    private final XMLStreamWriter xml;

    private JUnitReport(XMLStreamWriter xml) {
        this.xml = xml;
    }

    /**
     * Writes a report.
     *
     * @param file the file
     * @param verdicts the verdicts on one compiler each
     * @param names the compilers
     */
    public static void write(Path file, List<List<Verdict>> verdicts, List<String> names) throws IOException {
        try (Writer out = Files.newBufferedWriter(file)) {
            XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(out);
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeStartElement("testsuites");
            for (int i = 0; i < names.size(); i++) {
                new JUnitReport(xml).writeSuite(names.get(i), verdicts.get(i));
            }
            xml.writeEndElement();
            xml.writeEndDocument();
            xml.close();
        } catch (XMLStreamException failure) {
            throw new IOException(failure);
        }
    }

    private void writeSuite(String name, List<Verdict> verdicts) throws XMLStreamException {
        xml.writeStartElement("testsuite");
        xml.writeAttribute("name", name);
        writeCount("tests", verdicts.size());
        writeCount("failures", verdicts.stream().filter(Verdict::failed).count());
        writeCount("errors", 0);
        writeCount("skipped", verdicts.stream().filter(Verdict::skipped).count());
        for (Verdict verdict : verdicts) {
            writeCase(verdict);
        }
        xml.writeEndElement();
    }

    private void writeCount(String name, long count) throws XMLStreamException {
        xml.writeAttribute(name, Long.toString(count));
    }

    private void writeCase(Verdict verdict) throws XMLStreamException {
        String name = verdict.subject().name();
        xml.writeStartElement("testcase");
        xml.writeAttribute("classname", verdict.subject().topic());
        xml.writeAttribute("name", name.substring(name.indexOf('/') + 1));
        xml.writeAttribute("time", String.format(Locale.ROOT, "%.3f", verdict.seconds()));
        if (verdict.skipped()) {
            xml.writeEmptyElement("skipped");
        }
        for (String failure : verdict.failures()) {
            xml.writeStartElement("failure");
            xml.writeAttribute("message", NOT_IN_XML.matcher(failure).replaceAll("?"));
            xml.writeEndElement();
        }
        xml.writeEndElement();
    }
}
