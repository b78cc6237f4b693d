public emissary Title(String text) delegates Comparable {}
