/* The implements clause lists an interface and a superinterface of it, which adds nothing. */
package corpus;

import dev.emissary.Emissary;

@Emissary
record Superinterface(Named named) implements Base {}

interface Base {
    int id();
}

interface Named extends Base {
    String name();
}
