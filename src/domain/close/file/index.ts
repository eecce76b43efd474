export { bookFromTables, firstCloseErrors, pointOf } from './bookFromTables';
export { neededTables, tableNames, type TableName } from './columns';
export {
  parseRow,
  readHeading,
  type Heading,
  type Row,
  type RowError,
  type RowReason,
} from './parseRow';
export { QUARTERS, type SmallTables } from './tableErrors';
export { tablesFromBook } from './tablesFromBook';
