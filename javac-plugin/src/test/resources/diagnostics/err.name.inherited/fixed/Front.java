interface Shop {
    void open();

    interface Till {
        int total();
    }
}

emissary Front(Shop shop, Shop.Till till);
