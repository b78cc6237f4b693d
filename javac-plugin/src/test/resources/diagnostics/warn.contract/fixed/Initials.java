public emissary Initials(CharSequence name) {
    @Override
    public String toString() {
        return name.toString();
    }
}
