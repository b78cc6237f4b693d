package dev.emissary.site;

import dev.emissary.site.Address.Kind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The site: the pages of the menu, and every file that can be reached from them.
 *
 * <p>It has the directories of the repository, so that a relative link of a document is one of the site but for its
 * extension. Pages and pictures that the build makes have their places there, too. What is neither a page nor a picture
 * nor data is shown as text, on one page with the others of its directory.
 */
final class Site {
    private final SourceTree files;
    private final Navigation navigation;
    private final Map<String, Page> pages = new LinkedHashMap<>();
    private final Set<Address> copies = new LinkedHashSet<>();
    /** The files to show, by the page that shows them, and the directory that it is of. */
    private final Map<Address, Set<Address>> shown = new LinkedHashMap<>();

    private final Set<Address> seen = new HashSet<>();
    private final Deque<Address> open = new ArrayDeque<>();

    private Site(SourceTree files) throws IOException {
        this.files = files;
        navigation = Navigation.parse(Resources.text("navigation.txt"));
    }

    /**
     * Writes the site.
     *
     * @param arguments the root of the repository; the directory of the site, whose content is replaced; and the
     *     modules that make pages, with commas between them
     * @throws IOException if a file cannot be read or written, or if a link leads nowhere; the site is as before then
     */
    public static void main(String... arguments) throws IOException {
        Path root = Path.of(arguments[0]).toRealPath();
        Path output = Path.of(arguments[1]).toAbsolutePath().normalize();
        Site site = new Site(SourceTree.of(root, arguments[2]));
        site.read();
        Files.createDirectories(output.getParent());
        Path written = Files.createTempDirectory(output.getParent(), "site");
        try {
            site.write(written);
            delete(output);
            Files.move(written, output, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            delete(written);
        }
        System.out.println(site.pages.size() + " pages: " + output.resolve("index.html"));
    }

    private void read() throws IOException {
        navigation.pages().forEach(path -> open.add(new Address(path)));
        while (!open.isEmpty()) {
            Address address = open.remove();
            if (seen.add(address)) {
                switch (address.kind(files)) {
                    case PAGE -> pages.put(address.path(), page(address));
                    case COPY -> copies.add(address);
                    case TEXT -> show(new Address(address.directory().replaceFirst("/$", "")), address);
                    case DIRECTORY -> showAll(address, address);
                }
            }
        }
        for (Map.Entry<Address, Set<Address>> directory : shown.entrySet()) {
            pages.put(directory.getKey().path() + "/", filesPage(directory.getKey(), directory.getValue()));
        }
    }

    private void show(Address directory, Address file) {
        shown.computeIfAbsent(directory, one -> new TreeSet<>(Comparator.comparing(Address::path)))
                .add(file);
    }

    private void showAll(Address directory, Address within) throws IOException {
        for (String name : files.names(within.path())) {
            Address file = new Address(within.path().isEmpty() ? name : within.path() + "/" + name);
            if (file.kind(files) == Kind.DIRECTORY) {
                showAll(directory, file);
            } else {
                show(directory, file);
                if (file.kind(files) != Kind.TEXT) {
                    open.add(file);
                }
            }
        }
    }

    private Page page(Address address) {
        return MarkdownPage.of(
                address.inSite(files),
                text(address),
                target -> link(address, target),
                target -> title(address, target));
    }

    private Page filesPage(Address directory, Set<Address> ofDirectory) {
        String path = directory.path() + "/";
        Map<String, String> byName = new LinkedHashMap<>();
        for (Address file : ofDirectory) {
            String name = path.equals("/") ? file.path() : file.path().substring(path.length());
            byName.put(
                    name,
                    file.kind(files) == Kind.TEXT
                            ? FilesPage.text(file, text(file))
                            : FilesPage.link(link(new Address(path), name), name));
        }
        return FilesPage.of(directory.inSite(files), path, byName);
    }

    /** Returns the title of the page that a link leads to. */
    private String title(Address from, String target) {
        return text(resolve(from, target))
                .lines()
                .filter(line -> line.startsWith("# "))
                .map(line -> line.substring(2).replace("`", ""))
                .findFirst()
                .orElse(target);
    }

    private String text(Address address) {
        try {
            return Files.readString(files.file(address.path()));
        } catch (IOException failure) {
            throw new UncheckedIOException(
                    address.path() + " is no text, picture or data that the site knows", failure);
        }
    }

    /** Returns a link of a file as a link of the site, and lets the site have what it leads to. */
    private String link(Address from, String target) {
        if (target.matches("[a-z]+:.*") || target.startsWith("#")) {
            return target;
        }
        Address to = resolve(from, target);
        String path = to.path();
        Address readMe = new Address((path.isEmpty() ? "" : path + "/") + "README.md");
        if (to.kind(files) == Kind.DIRECTORY && files.exists(readMe.path())) {
            to = readMe;
        }
        open.add(to);
        String link = Address.link(from.inSite(files), to.inSite(files));
        if (to.kind(files) == Kind.TEXT) {
            return link + "#" + to.name();
        }
        return target.contains("#") ? link + target.substring(target.indexOf('#')) : link;
    }

    private Address resolve(Address from, String target) {
        Path file = Path.of(from.directory()).resolve(target.split("#", 2)[0]).normalize();
        String path = file.toString().replace('\\', '/');
        if (file.startsWith("..") || !files.exists(path)) {
            throw new IllegalArgumentException(from.path() + " has a link that leads nowhere: " + target
                    + "; mvn -q package -DskipTests makes the pages that are not kept");
        }
        return new Address(path);
    }

    private void write(Path directory) throws IOException {
        Layout layout = new Layout(Resources.text("page.html"), navigation, pages);
        for (Page page : pages.values()) {
            Files.writeString(created(directory.resolve(page.path())), layout.html(page));
        }
        for (Address copy : copies) {
            Files.copy(files.file(copy.path()), created(directory.resolve(copy.path())));
        }
        for (String path : Resources.files()) {
            Files.write(created(directory.resolve("site").resolve(Path.of(path).getFileName())), Resources.bytes(path));
        }
        Files.writeString(directory.resolve("site").resolve("sections.js"), SearchSections.script(navigation, pages));
    }

    private static Path created(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        return file;
    }

    private static void delete(Path directory) throws IOException {
        if (Files.exists(directory)) {
            try (Stream<Path> files = Files.walk(directory)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
