// clauses: EM-DEL-3
//// Title.java
public emissary Title(String text) delegates Comparable<Integer> {} // error: list.arguments
//// fixed: Title.java
public emissary Title(String text) delegates Comparable {}
