/* The implements clause names an interface and a superinterface of it. */
package corpus;

import dev.emissary.Emissary;

@Emissary
record Superinterface(Named named) implements Named, Base {}

interface Base {
    int id();
}

interface Named extends Base {
    String name();
}
