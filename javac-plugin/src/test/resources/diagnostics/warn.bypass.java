// clauses: EM-DIAG-4
//// Users.java
import java.util.Optional;

interface Users {
    Optional<String> find(int id);

    default String require(int id) {
        return find(id).orElseThrow();
    }
}

emissary LoggedUsers(Users users) {
    @Override
    public Optional<String> find(int id) {  // warning: bypass
        System.out.println("find " + id);
        return users.find(id);
    }
}
//// fixed: Users.java
import java.util.Optional;

interface Users {
    Optional<String> find(int id);

    default String require(int id) {
        return find(id).orElseThrow();
    }
}

emissary LoggedUsers(Users users) {
    @Override
    public Optional<String> find(int id) {
        System.out.println("find " + id);
        return users.find(id);
    }

    @Override
    public String require(int id) {
        return Users.super.require(id);
    }
}
