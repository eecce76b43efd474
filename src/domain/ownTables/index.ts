/** Questions on tables that somebody has defined: a semantic model from DDL, SQL written for it and checked against it, never run. */
export { type Assumption, understandOwn, writeOwnSql } from './ask';
export { missingColumns } from './check';
export { type DdlProblem, type OwnTables, readOwnTables } from './read';
