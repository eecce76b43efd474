/** The editor of SQL. Heavy: whoever shows it brings it with `lazy`, in the chunk `sqlEditor`. */
export { SqlEditor } from './SqlEditor';
export type { SqlEditorProps } from './SqlEditor';
export type { SqlTable } from './language';
export type { SqlMark } from './marks';
