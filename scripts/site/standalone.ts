import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, transform } from '@swc/core';

/** A program of one file, which imports types only, minified; `before` is code that it finds in front of itself. */
export async function standalone(file: string, before = ''): Promise<string> {
  const source = await readFile(path.resolve(import.meta.dirname, '../..', file), 'utf8');
  const script = await transform(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2020' },
    isModule: true,
  });
  // A scope of its own instead of a module: an inline module would wait for the document.
  const scoped = `(()=>{${before}${script.code.replace(/export \{\s*\};?/, '')}})()`;
  return (await minify(scoped, { compress: { passes: 2 }, mangle: true })).code.replace(/;$/, '');
}
