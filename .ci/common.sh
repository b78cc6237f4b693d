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

# feature_of HOME: the feature release of a complete JDK.
feature_of() {
    [ -x "$1/bin/javac" ] && sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release" 2> /dev/null
}

# find_jdk FEATURE: the first complete JDK of that feature release.
find_jdk() {
    local jdk
    while IFS= read -r jdk; do
        if [ "$(feature_of "$jdk")" = "$1" ]; then
            printf '%s\n' "$jdk"
            return
        fi
    done < <(candidates)
    fail "JDK $1 is missing: not in JAVA_HOME, JAVA_HOME_$1*, PATH, /usr/lib/jvm, /opt or the like"
}
