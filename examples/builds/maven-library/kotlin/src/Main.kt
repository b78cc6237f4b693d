package demo

import demo.views.Lines

/** Uses an emissary as the ordinary final class that it is, and delegates to it in turn. */
class Loud(lines: Iterable<String>) : Iterable<String> by lines

fun main() {
    val lines = Lines(listOf("Ada", "Grace"))
    println(lines.joinToString(" and "))
    println(Loud(lines).map { it.uppercase() })
}
