package demo;

import org.mapstruct.Mapper;

/** What MapStruct implements. */
@Mapper
public interface PersonMapper {
    /** Copies a person. */
    Person copy(Person person);
}
