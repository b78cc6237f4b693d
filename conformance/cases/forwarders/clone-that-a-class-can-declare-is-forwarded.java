// clauses: EM-FWD-2
// claim: A clone method is forwarded where a class can declare it; by hand, without exceptions, any other throws clause fits.
// class Front: final class Front<E extends RuntimeException> extends dev.emissary.lang.Emissary implements Copied<String, E>
// methods of Front:
//     bridge public Object clone() throws CloneNotSupportedException
//     public String clone() throws CloneNotSupportedException, E
interface Copied<T, E extends Exception> { T clone() throws CloneNotSupportedException, E; }
interface Careless { Object clone() throws Exception; }

emissary Front<E extends RuntimeException>(Copied<String, E> copied);

emissary Written(Careless careless) {
    public Object clone() { return this; }
}
