package dev.emissary.release;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/** A published pom, asked by paths of element names. */
final class Pom {
    private final Document document;

    /** Reads a file. */
    Pom(Path file) throws Exception {
        document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
    }

    /** Returns the texts of the elements below the root at a path such as {@code licenses/license/url}. */
    List<String> texts(String path) throws XPathExpressionException {
        NodeList nodes = (NodeList)
                XPathFactory.newInstance().newXPath().evaluate("/project/" + path, document, XPathConstants.NODESET);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            texts.add(nodes.item(i).getTextContent().strip());
        }
        return texts;
    }
}
