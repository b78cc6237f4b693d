// A Gradle build with an emissary, in the Kotlin DSL.
plugins {
    application
}

repositories {
    mavenLocal()
    mavenCentral()
}

val emissaryVersion = "0.1.0-SNAPSHOT"

dependencies {
    implementation("dev.emissary:emissary-annotations:$emissaryVersion")
    annotationProcessor("dev.emissary:emissary-javac-plugin:$emissaryVersion")
}

tasks.withType<JavaCompile>().configureEach {
    options.release.set(17)
    options.compilerArgs.add("-Xplugin:Emissary")
}

sourceSets.main {
    java.setSrcDirs(listOf("src"))
}

application {
    mainClass.set("demo.Names")
}
