public emissary Title(String text) delegates CharSequence implements Cloneable {}
