// clauses: EM-DEL-6
interface Shop {
    void open();

    interface Till {
        int total();
    }
}

emissary Front(Shop shop, Till till);  // error: name.inherited
