// clauses: EM-CONF-1
class Kennel {
    interface Keeper<A> {
        void feed(A animal);
    }

    interface Feeder {
        void feed(Object food);
    }

    emissary Assistant(Keeper<String> keeper, Feeder feeder);  // error: method.bridge
}
