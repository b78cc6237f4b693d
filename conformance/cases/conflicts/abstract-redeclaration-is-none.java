// clauses: EM-CONF-6
// claim: An abstract redeclaration in an interface implemented by hand is no conflict.
// methods of Speaker:
//     public String name()
interface Named {
    default String name() {
        return "";
    }
}

interface Plain extends Named {
    @Override
    String name();
}

emissary Speaker(Named named) implements Plain;
