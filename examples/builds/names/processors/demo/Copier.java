package demo;

import dev.emissary.Emissary;

/** Copies persons, and does not say with what. */
@Emissary
public record Copier(PersonMapper mapper) {
    public static void main(String... arguments) {
        Person ada = new Person();
        ada.setName("Ada");
        ada.setBorn(1815);
        System.out.println(new Copier(new PersonMapperImpl()).copy(ada));
    }
}
