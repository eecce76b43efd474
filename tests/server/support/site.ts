import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { LOCALES } from '@/domain/locale';

/** A small site of the shape that the build makes. */
export async function writeSite(siteDir: string): Promise<void> {
  const pages: Record<string, object> = {};
  const page = async (file: string) => {
    const csp: Record<string, object> = {};
    for (const locale of LOCALES) {
      const target = path.join(siteDir, 'pages', locale, file);
      await mkdir(path.dirname(target), { recursive: true });
      const html = `<!doctype html><html lang="${locale}"><title>${file}</title>${'<p>text</p>'.repeat(50)}`;
      await writeFile(target, html);
      await writeFile(`${target}.br`, brotliCompressSync(html));
      await writeFile(`${target}.gz`, gzipSync(html));
      csp[locale] = { script: [`'sha256-script-${locale}'`], style: [`'sha256-style-${locale}'`] };
    }
    return { file, csp };
  };
  for (const [url, file] of Object.entries({
    '/': 'index.html',
    '/ApplyForConsultation': 'ApplyForConsultation.html',
    '/solution/SqLlineage': 'solution/SqLlineage.html',
  })) {
    pages[url] = await page(file);
  }
  await writeFile(
    path.join(siteDir, 'manifest.json'),
    JSON.stringify({ pages, notFound: await page('not-found.html'), notFoundBelow: {} }),
  );
  await mkdir(path.join(siteDir, 'assets/chunks'), { recursive: true });
  await mkdir(path.join(siteDir, 'root'));
  const script = 'export const answer = 42;'.repeat(50);
  await writeFile(path.join(siteDir, 'assets/chunks/app.1a2b.js'), script);
  await writeFile(path.join(siteDir, 'assets/chunks/app.1a2b.js.br'), brotliCompressSync(script));
  await writeFile(path.join(siteDir, 'root/robots.txt'), 'User-agent: *\n');
  await writeFile(path.join(siteDir, 'secret.txt'), 'outside of what is served');
}
