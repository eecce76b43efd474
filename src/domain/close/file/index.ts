export { bookFromTables, firstCloseErrors, pointOf, type SmallTables } from './bookFromTables';
export { neededTables, tableNames, type TableName } from './columns';
export {
  parseRow,
  readHeading,
  type Heading,
  type Row,
  type RowError,
  type RowReason,
} from './parseRow';
export { tablesFromBook } from './tablesFromBook';
