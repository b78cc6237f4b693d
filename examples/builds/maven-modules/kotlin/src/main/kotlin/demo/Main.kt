package demo

/** Uses an emissary as the ordinary final class that it is, and delegates to it in turn. */
class Loud(names: Iterable<String>) : Iterable<String> by names

fun main() {
    val names = Names(listOf("Ada", "Grace"))
    println(names.joinToString(" and "))
    println(Loud(names).map { it.uppercase() })
}
