emissary Basket(Content content);

interface Content {
    int size();
}
