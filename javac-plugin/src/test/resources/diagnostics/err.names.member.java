// clauses: EM-DEL-6
//// Basket.java
emissary Basket(Basket.Content content) {  // error: names.member
    interface Content {
        int size();
    }
}
//// fixed: Basket.java
emissary Basket(Content content);

interface Content {
    int size();
}
