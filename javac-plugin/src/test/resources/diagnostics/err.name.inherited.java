// clauses: EM-DEL-6
//// Front.java
interface Shop {
    void open();

    interface Till {
        int total();
    }
}

emissary Front(Shop shop, Till till);  // error: name.inherited
//// fixed: Front.java
interface Shop {
    void open();

    interface Till {
        int total();
    }
}

emissary Front(Shop shop, Shop.Till till);
