package dev.emissary.benchmarks.forwarding.byhand;

import java.io.InputStream;
import java.io.Reader;
import java.math.BigDecimal;
import java.net.URL;
import java.sql.Array;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.Date;
import java.sql.NClob;
import java.sql.Ref;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.RowId;
import java.sql.SQLException;
import java.sql.SQLType;
import java.sql.SQLWarning;
import java.sql.SQLXML;
import java.sql.Statement;
import java.sql.Time;
import java.sql.Timestamp;
import java.util.Calendar;
import java.util.Map;

/** A result set that forwards by hand. */
public final class DelegatingResultSet implements ResultSet {

    private final ResultSet resultSet;

    /** Creates one in front of this delegate. */
    public DelegatingResultSet(ResultSet resultSet) {
        this.resultSet = resultSet;
    }

    @Override
    public boolean absolute(int row) throws SQLException {
        return resultSet.absolute(row);
    }

    @Override
    public void afterLast() throws SQLException {
        resultSet.afterLast();
    }

    @Override
    public void beforeFirst() throws SQLException {
        resultSet.beforeFirst();
    }

    @Override
    public void cancelRowUpdates() throws SQLException {
        resultSet.cancelRowUpdates();
    }

    @Override
    public void clearWarnings() throws SQLException {
        resultSet.clearWarnings();
    }

    @Override
    public void close() throws SQLException {
        resultSet.close();
    }

    @Override
    public void deleteRow() throws SQLException {
        resultSet.deleteRow();
    }

    @Override
    public int findColumn(String columnLabel) throws SQLException {
        return resultSet.findColumn(columnLabel);
    }

    @Override
    public boolean first() throws SQLException {
        return resultSet.first();
    }

    @Override
    public Array getArray(String columnLabel) throws SQLException {
        return resultSet.getArray(columnLabel);
    }

    @Override
    public Array getArray(int columnIndex) throws SQLException {
        return resultSet.getArray(columnIndex);
    }

    @Override
    public InputStream getAsciiStream(String columnLabel) throws SQLException {
        return resultSet.getAsciiStream(columnLabel);
    }

    @Override
    public InputStream getAsciiStream(int columnIndex) throws SQLException {
        return resultSet.getAsciiStream(columnIndex);
    }

    @Override
    @Deprecated(since = "1.2")
    public BigDecimal getBigDecimal(String columnLabel, int scale) throws SQLException {
        return resultSet.getBigDecimal(columnLabel, scale);
    }

    @Override
    public BigDecimal getBigDecimal(String columnLabel) throws SQLException {
        return resultSet.getBigDecimal(columnLabel);
    }

    @Override
    @Deprecated(since = "1.2")
    public BigDecimal getBigDecimal(int columnIndex, int scale) throws SQLException {
        return resultSet.getBigDecimal(columnIndex, scale);
    }

    @Override
    public BigDecimal getBigDecimal(int columnIndex) throws SQLException {
        return resultSet.getBigDecimal(columnIndex);
    }

    @Override
    public InputStream getBinaryStream(String columnLabel) throws SQLException {
        return resultSet.getBinaryStream(columnLabel);
    }

    @Override
    public InputStream getBinaryStream(int columnIndex) throws SQLException {
        return resultSet.getBinaryStream(columnIndex);
    }

    @Override
    public Blob getBlob(String columnLabel) throws SQLException {
        return resultSet.getBlob(columnLabel);
    }

    @Override
    public Blob getBlob(int columnIndex) throws SQLException {
        return resultSet.getBlob(columnIndex);
    }

    @Override
    public boolean getBoolean(String columnLabel) throws SQLException {
        return resultSet.getBoolean(columnLabel);
    }

    @Override
    public boolean getBoolean(int columnIndex) throws SQLException {
        return resultSet.getBoolean(columnIndex);
    }

    @Override
    public byte getByte(String columnLabel) throws SQLException {
        return resultSet.getByte(columnLabel);
    }

    @Override
    public byte getByte(int columnIndex) throws SQLException {
        return resultSet.getByte(columnIndex);
    }

    @Override
    public byte[] getBytes(String columnLabel) throws SQLException {
        return resultSet.getBytes(columnLabel);
    }

    @Override
    public byte[] getBytes(int columnIndex) throws SQLException {
        return resultSet.getBytes(columnIndex);
    }

    @Override
    public Reader getCharacterStream(String columnLabel) throws SQLException {
        return resultSet.getCharacterStream(columnLabel);
    }

    @Override
    public Reader getCharacterStream(int columnIndex) throws SQLException {
        return resultSet.getCharacterStream(columnIndex);
    }

    @Override
    public Clob getClob(String columnLabel) throws SQLException {
        return resultSet.getClob(columnLabel);
    }

    @Override
    public Clob getClob(int columnIndex) throws SQLException {
        return resultSet.getClob(columnIndex);
    }

    @Override
    public int getConcurrency() throws SQLException {
        return resultSet.getConcurrency();
    }

    @Override
    public String getCursorName() throws SQLException {
        return resultSet.getCursorName();
    }

    @Override
    public Date getDate(String columnLabel, Calendar calendar) throws SQLException {
        return resultSet.getDate(columnLabel, calendar);
    }

    @Override
    public Date getDate(String columnLabel) throws SQLException {
        return resultSet.getDate(columnLabel);
    }

    @Override
    public Date getDate(int columnIndex, Calendar calendar) throws SQLException {
        return resultSet.getDate(columnIndex, calendar);
    }

    @Override
    public Date getDate(int columnIndex) throws SQLException {
        return resultSet.getDate(columnIndex);
    }

    @Override
    public double getDouble(String columnLabel) throws SQLException {
        return resultSet.getDouble(columnLabel);
    }

    @Override
    public double getDouble(int columnIndex) throws SQLException {
        return resultSet.getDouble(columnIndex);
    }

    @Override
    public int getFetchDirection() throws SQLException {
        return resultSet.getFetchDirection();
    }

    @Override
    public int getFetchSize() throws SQLException {
        return resultSet.getFetchSize();
    }

    @Override
    public float getFloat(String columnLabel) throws SQLException {
        return resultSet.getFloat(columnLabel);
    }

    @Override
    public float getFloat(int columnIndex) throws SQLException {
        return resultSet.getFloat(columnIndex);
    }

    @Override
    public int getHoldability() throws SQLException {
        return resultSet.getHoldability();
    }

    @Override
    public int getInt(String columnLabel) throws SQLException {
        return resultSet.getInt(columnLabel);
    }

    @Override
    public int getInt(int columnIndex) throws SQLException {
        return resultSet.getInt(columnIndex);
    }

    @Override
    public long getLong(String columnLabel) throws SQLException {
        return resultSet.getLong(columnLabel);
    }

    @Override
    public long getLong(int columnIndex) throws SQLException {
        return resultSet.getLong(columnIndex);
    }

    @Override
    public ResultSetMetaData getMetaData() throws SQLException {
        return resultSet.getMetaData();
    }

    @Override
    public Reader getNCharacterStream(String columnLabel) throws SQLException {
        return resultSet.getNCharacterStream(columnLabel);
    }

    @Override
    public Reader getNCharacterStream(int columnIndex) throws SQLException {
        return resultSet.getNCharacterStream(columnIndex);
    }

    @Override
    public NClob getNClob(String columnLabel) throws SQLException {
        return resultSet.getNClob(columnLabel);
    }

    @Override
    public NClob getNClob(int columnIndex) throws SQLException {
        return resultSet.getNClob(columnIndex);
    }

    @Override
    public String getNString(String columnLabel) throws SQLException {
        return resultSet.getNString(columnLabel);
    }

    @Override
    public String getNString(int columnIndex) throws SQLException {
        return resultSet.getNString(columnIndex);
    }

    @Override
    public <T> T getObject(String columnLabel, Class<T> type) throws SQLException {
        return resultSet.getObject(columnLabel, type);
    }

    @Override
    public Object getObject(String columnLabel, Map<String, Class<?>> map) throws SQLException {
        return resultSet.getObject(columnLabel, map);
    }

    @Override
    public Object getObject(String columnLabel) throws SQLException {
        return resultSet.getObject(columnLabel);
    }

    @Override
    public <T> T getObject(int columnIndex, Class<T> type) throws SQLException {
        return resultSet.getObject(columnIndex, type);
    }

    @Override
    public Object getObject(int columnIndex, Map<String, Class<?>> map) throws SQLException {
        return resultSet.getObject(columnIndex, map);
    }

    @Override
    public Object getObject(int columnIndex) throws SQLException {
        return resultSet.getObject(columnIndex);
    }

    @Override
    public Ref getRef(String columnLabel) throws SQLException {
        return resultSet.getRef(columnLabel);
    }

    @Override
    public Ref getRef(int columnIndex) throws SQLException {
        return resultSet.getRef(columnIndex);
    }

    @Override
    public RowId getRowId(String columnLabel) throws SQLException {
        return resultSet.getRowId(columnLabel);
    }

    @Override
    public RowId getRowId(int columnIndex) throws SQLException {
        return resultSet.getRowId(columnIndex);
    }

    @Override
    public int getRow() throws SQLException {
        return resultSet.getRow();
    }

    @Override
    public SQLXML getSQLXML(String columnLabel) throws SQLException {
        return resultSet.getSQLXML(columnLabel);
    }

    @Override
    public SQLXML getSQLXML(int columnIndex) throws SQLException {
        return resultSet.getSQLXML(columnIndex);
    }

    @Override
    public short getShort(String columnLabel) throws SQLException {
        return resultSet.getShort(columnLabel);
    }

    @Override
    public short getShort(int columnIndex) throws SQLException {
        return resultSet.getShort(columnIndex);
    }

    @Override
    public Statement getStatement() throws SQLException {
        return resultSet.getStatement();
    }

    @Override
    public String getString(String columnLabel) throws SQLException {
        return resultSet.getString(columnLabel);
    }

    @Override
    public String getString(int columnIndex) throws SQLException {
        return resultSet.getString(columnIndex);
    }

    @Override
    public Time getTime(String columnLabel, Calendar calendar) throws SQLException {
        return resultSet.getTime(columnLabel, calendar);
    }

    @Override
    public Time getTime(String columnLabel) throws SQLException {
        return resultSet.getTime(columnLabel);
    }

    @Override
    public Time getTime(int columnIndex, Calendar calendar) throws SQLException {
        return resultSet.getTime(columnIndex, calendar);
    }

    @Override
    public Time getTime(int columnIndex) throws SQLException {
        return resultSet.getTime(columnIndex);
    }

    @Override
    public Timestamp getTimestamp(String columnLabel, Calendar calendar) throws SQLException {
        return resultSet.getTimestamp(columnLabel, calendar);
    }

    @Override
    public Timestamp getTimestamp(String columnLabel) throws SQLException {
        return resultSet.getTimestamp(columnLabel);
    }

    @Override
    public Timestamp getTimestamp(int columnIndex, Calendar calendar) throws SQLException {
        return resultSet.getTimestamp(columnIndex, calendar);
    }

    @Override
    public Timestamp getTimestamp(int columnIndex) throws SQLException {
        return resultSet.getTimestamp(columnIndex);
    }

    @Override
    public int getType() throws SQLException {
        return resultSet.getType();
    }

    @Override
    public URL getURL(String columnLabel) throws SQLException {
        return resultSet.getURL(columnLabel);
    }

    @Override
    public URL getURL(int columnIndex) throws SQLException {
        return resultSet.getURL(columnIndex);
    }

    @Override
    @Deprecated(since = "1.2")
    public InputStream getUnicodeStream(String columnLabel) throws SQLException {
        return resultSet.getUnicodeStream(columnLabel);
    }

    @Override
    @Deprecated(since = "1.2")
    public InputStream getUnicodeStream(int columnIndex) throws SQLException {
        return resultSet.getUnicodeStream(columnIndex);
    }

    @Override
    public SQLWarning getWarnings() throws SQLException {
        return resultSet.getWarnings();
    }

    @Override
    public void insertRow() throws SQLException {
        resultSet.insertRow();
    }

    @Override
    public boolean isAfterLast() throws SQLException {
        return resultSet.isAfterLast();
    }

    @Override
    public boolean isBeforeFirst() throws SQLException {
        return resultSet.isBeforeFirst();
    }

    @Override
    public boolean isClosed() throws SQLException {
        return resultSet.isClosed();
    }

    @Override
    public boolean isFirst() throws SQLException {
        return resultSet.isFirst();
    }

    @Override
    public boolean isLast() throws SQLException {
        return resultSet.isLast();
    }

    @Override
    public boolean isWrapperFor(Class<?> iface) throws SQLException {
        return resultSet.isWrapperFor(iface);
    }

    @Override
    public boolean last() throws SQLException {
        return resultSet.last();
    }

    @Override
    public void moveToCurrentRow() throws SQLException {
        resultSet.moveToCurrentRow();
    }

    @Override
    public void moveToInsertRow() throws SQLException {
        resultSet.moveToInsertRow();
    }

    @Override
    public boolean next() throws SQLException {
        return resultSet.next();
    }

    @Override
    public boolean previous() throws SQLException {
        return resultSet.previous();
    }

    @Override
    public void refreshRow() throws SQLException {
        resultSet.refreshRow();
    }

    @Override
    public boolean relative(int rows) throws SQLException {
        return resultSet.relative(rows);
    }

    @Override
    public boolean rowDeleted() throws SQLException {
        return resultSet.rowDeleted();
    }

    @Override
    public boolean rowInserted() throws SQLException {
        return resultSet.rowInserted();
    }

    @Override
    public boolean rowUpdated() throws SQLException {
        return resultSet.rowUpdated();
    }

    @Override
    public void setFetchDirection(int direction) throws SQLException {
        resultSet.setFetchDirection(direction);
    }

    @Override
    public void setFetchSize(int rows) throws SQLException {
        resultSet.setFetchSize(rows);
    }

    @Override
    public <T> T unwrap(Class<T> iface) throws SQLException {
        return resultSet.unwrap(iface);
    }

    @Override
    public void updateArray(String columnLabel, Array value) throws SQLException {
        resultSet.updateArray(columnLabel, value);
    }

    @Override
    public void updateArray(int columnIndex, Array value) throws SQLException {
        resultSet.updateArray(columnIndex, value);
    }

    @Override
    public void updateAsciiStream(String columnLabel, InputStream stream, int length) throws SQLException {
        resultSet.updateAsciiStream(columnLabel, stream, length);
    }

    @Override
    public void updateAsciiStream(String columnLabel, InputStream stream, long length) throws SQLException {
        resultSet.updateAsciiStream(columnLabel, stream, length);
    }

    @Override
    public void updateAsciiStream(String columnLabel, InputStream stream) throws SQLException {
        resultSet.updateAsciiStream(columnLabel, stream);
    }

    @Override
    public void updateAsciiStream(int columnIndex, InputStream stream, int length) throws SQLException {
        resultSet.updateAsciiStream(columnIndex, stream, length);
    }

    @Override
    public void updateAsciiStream(int columnIndex, InputStream stream, long length) throws SQLException {
        resultSet.updateAsciiStream(columnIndex, stream, length);
    }

    @Override
    public void updateAsciiStream(int columnIndex, InputStream stream) throws SQLException {
        resultSet.updateAsciiStream(columnIndex, stream);
    }

    @Override
    public void updateBigDecimal(String columnLabel, BigDecimal value) throws SQLException {
        resultSet.updateBigDecimal(columnLabel, value);
    }

    @Override
    public void updateBigDecimal(int columnIndex, BigDecimal value) throws SQLException {
        resultSet.updateBigDecimal(columnIndex, value);
    }

    @Override
    public void updateBinaryStream(String columnLabel, InputStream stream, int length) throws SQLException {
        resultSet.updateBinaryStream(columnLabel, stream, length);
    }

    @Override
    public void updateBinaryStream(String columnLabel, InputStream stream, long length) throws SQLException {
        resultSet.updateBinaryStream(columnLabel, stream, length);
    }

    @Override
    public void updateBinaryStream(String columnLabel, InputStream stream) throws SQLException {
        resultSet.updateBinaryStream(columnLabel, stream);
    }

    @Override
    public void updateBinaryStream(int columnIndex, InputStream stream, int length) throws SQLException {
        resultSet.updateBinaryStream(columnIndex, stream, length);
    }

    @Override
    public void updateBinaryStream(int columnIndex, InputStream stream, long length) throws SQLException {
        resultSet.updateBinaryStream(columnIndex, stream, length);
    }

    @Override
    public void updateBinaryStream(int columnIndex, InputStream stream) throws SQLException {
        resultSet.updateBinaryStream(columnIndex, stream);
    }

    @Override
    public void updateBlob(String columnLabel, InputStream stream, long length) throws SQLException {
        resultSet.updateBlob(columnLabel, stream, length);
    }

    @Override
    public void updateBlob(String columnLabel, InputStream stream) throws SQLException {
        resultSet.updateBlob(columnLabel, stream);
    }

    @Override
    public void updateBlob(String columnLabel, Blob value) throws SQLException {
        resultSet.updateBlob(columnLabel, value);
    }

    @Override
    public void updateBlob(int columnIndex, InputStream stream, long length) throws SQLException {
        resultSet.updateBlob(columnIndex, stream, length);
    }

    @Override
    public void updateBlob(int columnIndex, InputStream stream) throws SQLException {
        resultSet.updateBlob(columnIndex, stream);
    }

    @Override
    public void updateBlob(int columnIndex, Blob value) throws SQLException {
        resultSet.updateBlob(columnIndex, value);
    }

    @Override
    public void updateBoolean(String columnLabel, boolean value) throws SQLException {
        resultSet.updateBoolean(columnLabel, value);
    }

    @Override
    public void updateBoolean(int columnIndex, boolean value) throws SQLException {
        resultSet.updateBoolean(columnIndex, value);
    }

    @Override
    public void updateByte(String columnLabel, byte value) throws SQLException {
        resultSet.updateByte(columnLabel, value);
    }

    @Override
    public void updateByte(int columnIndex, byte value) throws SQLException {
        resultSet.updateByte(columnIndex, value);
    }

    @Override
    public void updateBytes(String columnLabel, byte[] value) throws SQLException {
        resultSet.updateBytes(columnLabel, value);
    }

    @Override
    public void updateBytes(int columnIndex, byte[] value) throws SQLException {
        resultSet.updateBytes(columnIndex, value);
    }

    @Override
    public void updateCharacterStream(String columnLabel, Reader reader, int length) throws SQLException {
        resultSet.updateCharacterStream(columnLabel, reader, length);
    }

    @Override
    public void updateCharacterStream(String columnLabel, Reader reader, long length) throws SQLException {
        resultSet.updateCharacterStream(columnLabel, reader, length);
    }

    @Override
    public void updateCharacterStream(String columnLabel, Reader reader) throws SQLException {
        resultSet.updateCharacterStream(columnLabel, reader);
    }

    @Override
    public void updateCharacterStream(int columnIndex, Reader reader, int length) throws SQLException {
        resultSet.updateCharacterStream(columnIndex, reader, length);
    }

    @Override
    public void updateCharacterStream(int columnIndex, Reader reader, long length) throws SQLException {
        resultSet.updateCharacterStream(columnIndex, reader, length);
    }

    @Override
    public void updateCharacterStream(int columnIndex, Reader reader) throws SQLException {
        resultSet.updateCharacterStream(columnIndex, reader);
    }

    @Override
    public void updateClob(String columnLabel, Reader reader, long length) throws SQLException {
        resultSet.updateClob(columnLabel, reader, length);
    }

    @Override
    public void updateClob(String columnLabel, Reader reader) throws SQLException {
        resultSet.updateClob(columnLabel, reader);
    }

    @Override
    public void updateClob(String columnLabel, Clob value) throws SQLException {
        resultSet.updateClob(columnLabel, value);
    }

    @Override
    public void updateClob(int columnIndex, Reader reader, long length) throws SQLException {
        resultSet.updateClob(columnIndex, reader, length);
    }

    @Override
    public void updateClob(int columnIndex, Reader reader) throws SQLException {
        resultSet.updateClob(columnIndex, reader);
    }

    @Override
    public void updateClob(int columnIndex, Clob value) throws SQLException {
        resultSet.updateClob(columnIndex, value);
    }

    @Override
    public void updateDate(String columnLabel, Date value) throws SQLException {
        resultSet.updateDate(columnLabel, value);
    }

    @Override
    public void updateDate(int columnIndex, Date value) throws SQLException {
        resultSet.updateDate(columnIndex, value);
    }

    @Override
    public void updateDouble(String columnLabel, double value) throws SQLException {
        resultSet.updateDouble(columnLabel, value);
    }

    @Override
    public void updateDouble(int columnIndex, double value) throws SQLException {
        resultSet.updateDouble(columnIndex, value);
    }

    @Override
    public void updateFloat(String columnLabel, float value) throws SQLException {
        resultSet.updateFloat(columnLabel, value);
    }

    @Override
    public void updateFloat(int columnIndex, float value) throws SQLException {
        resultSet.updateFloat(columnIndex, value);
    }

    @Override
    public void updateInt(String columnLabel, int value) throws SQLException {
        resultSet.updateInt(columnLabel, value);
    }

    @Override
    public void updateInt(int columnIndex, int value) throws SQLException {
        resultSet.updateInt(columnIndex, value);
    }

    @Override
    public void updateLong(String columnLabel, long value) throws SQLException {
        resultSet.updateLong(columnLabel, value);
    }

    @Override
    public void updateLong(int columnIndex, long value) throws SQLException {
        resultSet.updateLong(columnIndex, value);
    }

    @Override
    public void updateNCharacterStream(String columnLabel, Reader reader, long length) throws SQLException {
        resultSet.updateNCharacterStream(columnLabel, reader, length);
    }

    @Override
    public void updateNCharacterStream(String columnLabel, Reader reader) throws SQLException {
        resultSet.updateNCharacterStream(columnLabel, reader);
    }

    @Override
    public void updateNCharacterStream(int columnIndex, Reader reader, long length) throws SQLException {
        resultSet.updateNCharacterStream(columnIndex, reader, length);
    }

    @Override
    public void updateNCharacterStream(int columnIndex, Reader reader) throws SQLException {
        resultSet.updateNCharacterStream(columnIndex, reader);
    }

    @Override
    public void updateNClob(String columnLabel, Reader reader, long length) throws SQLException {
        resultSet.updateNClob(columnLabel, reader, length);
    }

    @Override
    public void updateNClob(String columnLabel, Reader reader) throws SQLException {
        resultSet.updateNClob(columnLabel, reader);
    }

    @Override
    public void updateNClob(String columnLabel, NClob value) throws SQLException {
        resultSet.updateNClob(columnLabel, value);
    }

    @Override
    public void updateNClob(int columnIndex, Reader reader, long length) throws SQLException {
        resultSet.updateNClob(columnIndex, reader, length);
    }

    @Override
    public void updateNClob(int columnIndex, Reader reader) throws SQLException {
        resultSet.updateNClob(columnIndex, reader);
    }

    @Override
    public void updateNClob(int columnIndex, NClob value) throws SQLException {
        resultSet.updateNClob(columnIndex, value);
    }

    @Override
    public void updateNString(String columnLabel, String value) throws SQLException {
        resultSet.updateNString(columnLabel, value);
    }

    @Override
    public void updateNString(int columnIndex, String value) throws SQLException {
        resultSet.updateNString(columnIndex, value);
    }

    @Override
    public void updateNull(String columnLabel) throws SQLException {
        resultSet.updateNull(columnLabel);
    }

    @Override
    public void updateNull(int columnIndex) throws SQLException {
        resultSet.updateNull(columnIndex);
    }

    @Override
    public void updateObject(String columnLabel, Object value, int scaleOrLength) throws SQLException {
        resultSet.updateObject(columnLabel, value, scaleOrLength);
    }

    @Override
    public void updateObject(String columnLabel, Object value, SQLType targetSqlType, int scaleOrLength)
            throws SQLException {
        resultSet.updateObject(columnLabel, value, targetSqlType, scaleOrLength);
    }

    @Override
    public void updateObject(String columnLabel, Object value, SQLType targetSqlType) throws SQLException {
        resultSet.updateObject(columnLabel, value, targetSqlType);
    }

    @Override
    public void updateObject(String columnLabel, Object value) throws SQLException {
        resultSet.updateObject(columnLabel, value);
    }

    @Override
    public void updateObject(int columnIndex, Object value, int scaleOrLength) throws SQLException {
        resultSet.updateObject(columnIndex, value, scaleOrLength);
    }

    @Override
    public void updateObject(int columnIndex, Object value, SQLType targetSqlType, int scaleOrLength)
            throws SQLException {
        resultSet.updateObject(columnIndex, value, targetSqlType, scaleOrLength);
    }

    @Override
    public void updateObject(int columnIndex, Object value, SQLType targetSqlType) throws SQLException {
        resultSet.updateObject(columnIndex, value, targetSqlType);
    }

    @Override
    public void updateObject(int columnIndex, Object value) throws SQLException {
        resultSet.updateObject(columnIndex, value);
    }

    @Override
    public void updateRef(String columnLabel, Ref value) throws SQLException {
        resultSet.updateRef(columnLabel, value);
    }

    @Override
    public void updateRef(int columnIndex, Ref value) throws SQLException {
        resultSet.updateRef(columnIndex, value);
    }

    @Override
    public void updateRowId(String columnLabel, RowId value) throws SQLException {
        resultSet.updateRowId(columnLabel, value);
    }

    @Override
    public void updateRowId(int columnIndex, RowId value) throws SQLException {
        resultSet.updateRowId(columnIndex, value);
    }

    @Override
    public void updateRow() throws SQLException {
        resultSet.updateRow();
    }

    @Override
    public void updateSQLXML(String columnLabel, SQLXML value) throws SQLException {
        resultSet.updateSQLXML(columnLabel, value);
    }

    @Override
    public void updateSQLXML(int columnIndex, SQLXML value) throws SQLException {
        resultSet.updateSQLXML(columnIndex, value);
    }

    @Override
    public void updateShort(String columnLabel, short value) throws SQLException {
        resultSet.updateShort(columnLabel, value);
    }

    @Override
    public void updateShort(int columnIndex, short value) throws SQLException {
        resultSet.updateShort(columnIndex, value);
    }

    @Override
    public void updateString(String columnLabel, String value) throws SQLException {
        resultSet.updateString(columnLabel, value);
    }

    @Override
    public void updateString(int columnIndex, String value) throws SQLException {
        resultSet.updateString(columnIndex, value);
    }

    @Override
    public void updateTime(String columnLabel, Time value) throws SQLException {
        resultSet.updateTime(columnLabel, value);
    }

    @Override
    public void updateTime(int columnIndex, Time value) throws SQLException {
        resultSet.updateTime(columnIndex, value);
    }

    @Override
    public void updateTimestamp(String columnLabel, Timestamp value) throws SQLException {
        resultSet.updateTimestamp(columnLabel, value);
    }

    @Override
    public void updateTimestamp(int columnIndex, Timestamp value) throws SQLException {
        resultSet.updateTimestamp(columnIndex, value);
    }

    @Override
    public boolean wasNull() throws SQLException {
        return resultSet.wasNull();
    }
}
