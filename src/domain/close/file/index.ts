export { bookFromTables, pointOf } from './bookFromTables';
export { neededTables, tableNames, type Row, type TableName } from './columns';
export { firstCloseErrors } from './engineErrors';
export { parseRow, readHeading, type Heading, type RowError, type RowReason } from './parseRow';
export { QUARTERS, type SmallTables } from './tableErrors';
export { tablesFromBook } from './tablesFromBook';
