// clauses: EM-FORM-7
// claim: Another annotation of the name that the file or the package declares is left alone, and beats an import of
//     ours on demand.
// class file.A:
//     final record file.A extends Record
// class filebesideimport.A:
//     final record filebesideimport.A extends Record
//// file/A.java
package file;

@Emissary record A(int x) {}

@interface Emissary {}
//// filebesideimport/A.java
package filebesideimport;

import dev.emissary.*;

@Emissary record A(int x) {}

@interface Emissary {}
