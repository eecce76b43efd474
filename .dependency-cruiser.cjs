/** The layers of the house: imports run one way, and a layer is entered by its door. */
const layers = ['app', 'features', 'store', 'api', 'ui', 'i18n', 'domain'];

/** What each layer may import besides itself. */
const allowed = {
  app: ['features', 'store', 'api', 'ui', 'i18n', 'domain', 'content'],
  features: ['store', 'api', 'ui', 'i18n', 'domain', 'content'],
  store: ['api', 'i18n', 'domain'],
  api: ['domain'],
  ui: ['domain'],
  i18n: ['domain'],
  domain: [],
  server: ['domain'],
  content: [],
};

const oneWay = Object.entries(allowed).map(([layer, may]) => ({
  name: `${layer}-imports-only-below`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: '^src/', pathNot: `^src/(${[layer, ...may].join('|')})/|^src/css\\.d\\.ts$` },
}));

module.exports = {
  forbidden: [
    ...oneWay,
    {
      name: 'no-cycles',
      comment:
        'A type may come back: slices and listeners read the state that the store makes of them.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'a-feature-never-imports-another',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'enter-a-layer-by-its-door',
      comment:
        'A door is index.ts of the layer or of its first folder; closing a book has one of its own, so that who reads results loads no measuring.',
      severity: 'error',
      from: { path: '^src/([^/]+)/' },
      to: {
        path: `^src/(${layers.join('|')})/`,
        pathNot: [
          '^src/$1/',
          '^src/[^/]+/index\\.tsx?$',
          '^src/(features|domain|ui)/[^/]+/index\\.tsx?$',
          '^src/domain/ifrs17/book/index\\.ts$',
          '^src/ui/base\\.css$',
        ],
      },
    },
    {
      name: 'only-enhanced-touches-generated',
      severity: 'error',
      from: { pathNot: '^src/api/enhancedApi/' },
      to: { path: '^src/api/generated/' },
    },
    {
      name: 'src-stands-alone',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(stories|tests|scripts)/' },
    },
    {
      name: 'browser-never-imports-server',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/' },
      to: { path: '^src/server/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domain-has-no-react-and-no-store',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { path: 'node_modules/(react|react-dom|react-redux|@reduxjs|react-intl|fastify|pg)/' },
    },
    {
      name: 'no-unlisted-packages',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'],
        pathNot: 'node_modules/@types/',
      },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: '\\.d\\.ts$|^src/app/(main|prerender|loader|offlineWorker)\\.tsx?$',
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
