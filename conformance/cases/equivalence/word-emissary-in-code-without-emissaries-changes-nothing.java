// clauses: EM-EQ-3, EM-FORM-2
// claim: A program without an emissary has the diagnostics and the bytes of class files that it has without them, although
//     it names everything emissary.
// plain: same
package emissary;

import java.util.List;

@interface emissary {
    int emissary() default 1;
}

class Names<emissary> {
    emissary emissary;
    List<emissary> all;

    <emissary2 extends emissary> emissary emissary(emissary2 emissary) {
        emissary: for (;;) {
            break emissary;
        }
        return emissary;
    }
}

record Plain(int emissary) {
    Plain {
        emissary++;
    }
}
