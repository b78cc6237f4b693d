///usr/bin/env jbang "$0" "$@" ; exit $?
//JAVA 17+
//REPOS mavenLocal,mavenCentral
//DEPS dev.emissary:emissary-annotations:0.1.0-SNAPSHOT
//DEPS dev.emissary:emissary-javac-plugin:0.1.0-SNAPSHOT
//JAVAC_OPTIONS -Xplugin:Emissary

import dev.emissary.Emissary;
import java.util.List;

/** Names to go through, and not the list that has them. */
@Emissary
record Names(Iterable<String> names) {
    public static void main(String... arguments) {
        System.out.println(String.join(" and ", new Names(List.of("Ada", "Grace"))));
    }
}
