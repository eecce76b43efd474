/** The files that make a screen known: the door of its feature, and the list of routes or of the workspace's screens. */
import { lowerFirst, type NewScreen, pathOf } from './screen';

type Read = (file: string) => string;

/** Puts a text before the last occurrence of another. */
function before(text: string, mark: string, added: string): string {
  const at = text.lastIndexOf(mark);
  if (at < 0) throw new Error(`A place for the new screen was not found: ${mark}`);
  return text.slice(0, at) + added + text.slice(at);
}

const load = (feature: string, name: string, from: string) =>
  `() => import(/* webpackChunkName: "${feature}" */ '${from}').then((m) => m.${name}Screen)`;

function route(screen: NewScreen): string {
  const name = lowerFirst(screen.name);
  return `{
    path: '${pathOf(screen)}',
    title: '${name}.title',
    description: '${name}.description',
    chunk: '${screen.feature}',
    messageSet: 'gof',
    footer: { column: 'pages' },
    ...screen(${load(screen.feature, screen.name, `@/features/${screen.feature}`)}),
  },
`;
}

/** The changed files with their paths; `read` gives an empty text for a file that is not there yet. */
export function registration(screen: NewScreen, read: Read): [string, string][] {
  const { name, feature, kind } = screen;
  const key = lowerFirst(name);
  const door = `src/features/${feature}/index.ts`;
  if (kind === 'grid')
    return [[door, before(read(door), '};', `${key}: ${load(key, name, `./${key}`)},`)]];
  const feet: [string, string] = [
    door,
    `${read(door)}export { ${name}Screen } from './${name}Screen';\n`,
  ];
  if (kind === 'page') {
    const routes = 'src/app/routes/routes.tsx';
    return [feet, [routes, before(read(routes), '];\n\nexport const notFound', route(screen))]];
  }
  const screens = 'src/app/workspaceScreens.ts';
  const rules = 'src/domain/validation/index.ts';
  return [
    feet,
    [
      screens,
      before(
        read(screens).replace(/([^,{\s])\s*\};/, '$1,};'),
        '};',
        `${key}: ${load(feature, name, `@/features/${feature}`)},`,
      ),
    ],
    [
      rules,
      `${read(rules)}export { ${key}Schema } from './${key}';\nexport type { ${name}Values } from './${key}';\n`,
    ],
  ];
}
