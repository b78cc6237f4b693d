// clauses: EM-DEL-3
public emissary Title(String text) delegates Comparable<Integer> {} // error: list.arguments
