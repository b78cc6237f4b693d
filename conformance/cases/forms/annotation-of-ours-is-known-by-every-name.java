// clauses: EM-FORM-7, EM-FORM-1
// claim: The annotation declares an emissary by whatever name it can have: qualified, imported, or imported on demand;
//     also as the second of two of the name, and beside those that an import or a place hides.
// class single.A: final class single.A extends dev.emissary.lang.Emissary implements Runnable
// class demand.A: final class demand.A extends dev.emissary.lang.Emissary implements Runnable
// class qualified.A: final class qualified.A extends dev.emissary.lang.Emissary implements Runnable
// class q.A: final class q.A extends dev.emissary.lang.Emissary implements Runnable
// methods of q.A: public void run()
// class spaced.A: final class spaced.A extends dev.emissary.lang.Emissary implements Runnable
// class bothimports.A: final class bothimports.A extends dev.emissary.lang.Emissary implements Runnable
// class p.A: final class p.A extends dev.emissary.lang.Emissary implements Runnable
// class besidestatic.A: final class besidestatic.A extends dev.emissary.lang.Emissary implements Runnable
// class own.A: final class own.A extends dev.emissary.lang.Emissary implements Runnable
// class besidenested.A: final class besidenested.A extends dev.emissary.lang.Emissary implements Runnable
// class second.A: @Deprecated final class second.A extends dev.emissary.lang.Emissary implements Runnable
// class twice.A: final class twice.A extends dev.emissary.lang.Emissary implements Runnable
// class inaccessible.A: final class inaccessible.A extends dev.emissary.lang.Emissary implements Runnable
// class dev.emissary.A: final class dev.emissary.A extends dev.emissary.lang.Emissary implements Runnable
//// single/A.java
package single;

import dev.emissary.Emissary;

@Emissary record A(Runnable task) {}
//// demand/A.java
package demand;

import dev.emissary.*;

@Emissary record A(Runnable task) {}
//// qualified/A.java
package qualified;

@dev.emissary.Emissary record A(Runnable task) {}
//// q/A.java
package q;
import p.Emissary;
@Emissary @dev.emissary.Emissary record A(Runnable r) {}
//// p/Emissary.java
package p;
public @interface Emissary {}
//// spaced/A.java
package spaced;

@dev . /* c */ emissary . Emissary() record A(Runnable task) {}
//// bothimports/A.java
package bothimports;

import p.*;
import dev.emissary.Emissary;

@Emissary record A(Runnable task) {}
//// p/A.java
package p;

import dev.emissary.Emissary;

@Emissary record A(Runnable task) {}
//// besidestatic/A.java
package besidestatic;

import static besidestatic.O.*;
import dev.emissary.Emissary;

@Emissary record A(Runnable task) {}

class O { @interface Emissary {} }
//// own/A.java
package own;

import dev.emissary.Emissary;

@Emissary record A(Runnable task) { @interface Emissary {} }
//// besidenested/A.java
package besidenested;

import dev.emissary.Emissary;

class O { @interface Emissary {} }

@Emissary record A(Runnable task) {}
//// second/A.java
package second;

import dev.emissary.*;
import java.util.*;

@Deprecated @Emissary record A(Runnable task) {}
//// twice/A.java
package twice;

import dev.emissary.*;
import dev.emissary.Emissary;

@Emissary record A(Runnable task) {}
//// inaccessible/A.java
package inaccessible;

import hidden.*;
import dev.emissary.*;

@Emissary record A(Runnable task) {}
//// dev/emissary/A.java
package dev.emissary;

@Emissary record A(Runnable task) {}
//// hidden/Emissary.java
package hidden;

@interface Emissary {}
