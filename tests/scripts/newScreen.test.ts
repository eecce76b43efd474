import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleKind, transpileModule } from 'typescript';
import { LOCALES } from '@/domain/locale';
import { planScreen } from '../../scripts/newScreen/planScreen';
import type { NewScreen } from '../../scripts/newScreen/screen';

const root = path.resolve(__dirname, '../..');
const titles = { en: 'Reserve review', ko: '준비금 검토', 'zh-tw': '準備金檢視' };
const screens: NewScreen[] = [
  { kind: 'page', name: 'ReserveReview', feature: 'reserves', titles },
  { kind: 'page', name: 'ReserveReview', feature: 'legal', titles },
  { kind: 'form', name: 'ReserveReview', feature: 'reserves', titles },
  { kind: 'grid', name: 'ReserveReview', feature: 'admin', resource: 'roles', titles },
];

/** A module's text: that of the plan, else the one that is there. */
function moduleText(plan: Map<string, string>, from: string, name: string): string {
  const base = name.startsWith('@/')
    ? `src/${name.slice(2)}`
    : path.posix.join(path.posix.dirname(from), name);
  const places = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`];
  const place = places.find(
    (file) => plan.has(file) || (existsSync(path.join(root, file)) && path.extname(file) !== ''),
  );
  if (!place) return '';
  const text = plan.get(place) ?? readFileSync(path.join(root, place), 'utf8');
  if (!text.includes('export *')) return text;
  // Whatever its folder says.
  const folder = path.join(root, path.dirname(place));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

describe.each(screens)('a $kind in $feature', (screen) => {
  const plan = planScreen(screen, root);
  const code = [...plan].filter(([file]) => /\.tsx?$/.test(file));

  it('is code that compiles, with nothing left to fill in', () => {
    for (const [file, text] of code) {
      const { diagnostics } = transpileModule(text, {
        fileName: file,
        reportDiagnostics: true,
        compilerOptions: { module: ModuleKind.ESNext },
      });
      expect([file, diagnostics]).toEqual([file, []]);
      expect(`${file} ${text}`).not.toMatch(/__[A-Za-z]+__/);
    }
  });

  it('imports what is there', () => {
    for (const [file, text] of code) {
      for (const [, names = '', from = ''] of text.matchAll(
        /import (?:type )?\{([^}]+)\} from '((?:@\/|\.)[^']+)'/g,
      )) {
        const target = moduleText(plan, file, from);
        for (const name of names.split(',').map((one) => one.replace(/\btype /, '').trim()))
          if (name) expect(target).toMatch(new RegExp(`\\b${name}\\b`));
      }
    }
  });

  it('has its words in three languages, between those that are there', () => {
    const ids = code.flatMap(([file, text]) =>
      file.startsWith('src/features/')
        ? [...text.matchAll(/\bid[=:] ?["'](reserveReview\.\w+)/g)].map(([, id = '']) => id)
        : [],
    );
    expect(ids.length).toBeGreaterThan(0);
    for (const locale of LOCALES) {
      const sets = [...plan].filter(([file]) => file.endsWith(`/${locale}.json`));
      const words: Record<string, string> = {};
      for (const [file, text] of sets) {
        Object.assign(words, JSON.parse(text));
        const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
        const kept = new Set(text.split('\n').map((line) => line.replace(/,$/, '')));
        expect(lines.filter((line) => line && !kept.has(line.replace(/,$/, '')))).toEqual([]);
      }
      for (const id of ids) expect(words[id]).toBeTruthy();
      expect(words['reserveReview.title']).toBe(titles[locale]);
    }
  });

  it('is made known', () => {
    const known = { page: 'src/app/routes/routes.tsx', form: 'src/app/workspaceScreens.ts' };
    const list = screen.kind === 'grid' ? 'src/features/admin/index.ts' : known[screen.kind];
    expect(plan.get(list)).toContain('m.ReserveReviewScreen');
  });
});

it('gives a grid what those that are there give it', () => {
  const propsOf = (text: string) =>
    [...text.matchAll(/^ {6}(\w+)=/gm)].map(([, prop = '']) => prop);
  const roles = readFileSync(path.join(root, 'src/features/admin/role/RoleListScreen.tsx'), 'utf8');
  const grid = screens.find(({ kind }) => kind === 'grid') as NewScreen;
  const text = planScreen(grid, root).get(
    'src/features/admin/reserveReview/ReserveReviewScreen.tsx',
  );
  expect(propsOf(roles)).toEqual(expect.arrayContaining(propsOf(text ?? '')));
  expect(propsOf(text ?? '')).toContain('resource');
});

it('overwrites nothing', () => {
  const there: NewScreen = { kind: 'page', name: 'Privacy', feature: 'legal', titles };
  expect(() => planScreen(there, root)).toThrow('src/features/legal/PrivacyScreen.tsx is there');
});
