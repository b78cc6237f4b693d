# What the scripts of this directory share: how they fail, and where JDKs are.

# fail MESSAGE: ends the script.
fail() {
    printf 'error: %s\n' "$*" >&2
    exit 1
}

# Folders that may be JDKs, wherever systems keep them; what the environment names comes first.
candidates() {
    local name
    for name in $(compgen -v JAVA_HOME || true) $(compgen -v JDK_ || true); do
        printf '%s\n' "${!name}"
    done
    if command -v javac > /dev/null; then
        local javac
        javac=$(command -v javac)
        while [ -L "$javac" ]; do
            local target
            target=$(readlink "$javac")
            case $target in
                /*) javac=$target ;;
                *) javac=$(dirname "$javac")/$target ;;
            esac
        done
        dirname "$(dirname "$javac")"
    fi
    local directory
    for directory in /usr/lib/jvm/* /usr/java/* /opt/* /opt/*/* /Library/Java/JavaVirtualMachines/*/Contents/Home \
        "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home "${HOME:-}"/.sdkman/candidates/java/* \
        "${HOME:-}"/.jdks/*; do
        printf '%s\n' "$directory"
    done
}

# release_of HOME [COMMAND…]: the text of the file that describes a complete JDK; the command leads to where the JDK is.
release_of() {
    local home=$1
    shift
    "$@" sh -c 'test -x "$0/bin/javac" && cat "$0/release"' "$home" 2> /dev/null
}

# feature_of: the feature release of the JDK that such a text describes.
feature_of() {
    sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p'
}

# find_jdk FEATURE: the first complete JDK of that feature release.
find_jdk() {
    local jdk
    while IFS= read -r jdk; do
        if [ "$(release_of "$jdk" | feature_of)" = "$1" ]; then
            printf '%s\n' "$jdk"
            return
        fi
    done < <(candidates)
    fail "JDK $1 is missing: not in JAVA_HOME, JAVA_HOME_$1*, PATH, /usr/lib/jvm, /opt or the like"
}
