package demo;

import lombok.Data;

/** A person, with what Lombok writes. */
@Data
public class Person {
    private String name;
    private int born;
}
