package dev.emissary.examples.resultset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import org.h2.jdbc.JdbcResultSet;
import org.junit.jupiter.api.Test;

/** The class that one line declares, and the syntax that would give its delegate away, written out for H2. */
class EncapsulatedResultSetTest {

    @Test
    void declaresOneForwarderForEveryAbstractMethodOfTheInterface() {
        List<String> asked = Stream.of(ResultSet.class.getMethods())
                .filter(method -> Modifier.isAbstract(method.getModifiers()))
                .map(EncapsulatedResultSetTest::signature)
                .toList();
        List<String> declared = Stream.of(EncapsulatedResultSet.class.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .map(EncapsulatedResultSetTest::signature)
                .toList();
        assertThat(declared)
                .doesNotHaveDuplicates()
                .containsAll(asked)
                .noneMatch(name -> name.startsWith("resultSet["));
    }

    @Test
    void replacesAboutThousandLines() {
        Forwarders forwarders = new Forwarders(EncapsulatedResultSet.class);
        assertThat(forwarders.count()).isGreaterThan(190);
        assertThat(forwarders.linesByHand()).isBetween(950, 1_100);
    }

    @Test
    void cannotBeCastOrMatchedToTheDriversClass() throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:h2:mem:");
                Statement statement = connection.createStatement();
                ResultSet rows = new EncapsulatedResultSet(statement.executeQuery("select 42"))) {
            assertThatExceptionOfType(ClassCastException.class).isThrownBy(() -> ((JdbcResultSet) rows).getResult());
            assertThat(rows instanceof JdbcResultSet).isFalse();
            assertThat(rows instanceof JdbcResultSet driver && driver.isWrapperFor(ResultSet.class))
                    .isFalse();
            assertThat(((Object) rows) instanceof Record).isFalse();
            assertThat(rows.toString()).startsWith(EncapsulatedResultSet.class.getName() + "@");
            assertThat(rows.next()).isTrue();
            assertThat(rows.getInt(1)).isEqualTo(42);
        }
    }

    private static String signature(Method method) {
        return method.getName() + List.of(method.getParameterTypes());
    }
}
