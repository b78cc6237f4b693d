// clauses: EM-DEL-6
emissary Basket(Basket.Content content) {  // error: names.member
    interface Content {
        int size();
    }
}
