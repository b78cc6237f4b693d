// clauses: EM-CONF-1
//// Kennel.java
class Kennel {
    interface Keeper<A> {
        void feed(A animal);
    }

    interface Feeder {
        void feed(Object food);
    }

    emissary Assistant(Keeper<String> keeper, Feeder feeder);  // error: method.bridge
}
//// fixed: Kennel.java
import dev.emissary.Emissary;

class Kennel {
    interface Keeper<A> {
        void feed(A animal);
    }

    interface Feeder {
        void feed(Object food);
    }

    @Emissary(Keeper.class)
    emissary Assistant(Keeper<String> keeper, Feeder feeder) {
        void fill(Object food) {
            feeder.feed(food);
        }
    }
}
