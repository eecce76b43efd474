const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
];

/** Packages that ship ES modules only. */
const esm = [
  'react-intl',
  'intl-messageformat',
  '@formatjs',
  'd3-.*',
  'msw',
  '@mswjs',
  'rettime',
  'until-async',
  'storybook',
  '@storybook',
  '@nivo',
  'until-async',
  'is-node-process',
  '@open-draft',
  'headers-polyfill',
  'strict-event-emitter',
  'outvariant',
  'msw-storybook-addon',
  'postal-mime',
  'marked',
  'content-disposition',
  'cookie',
  'eventemitter3',
  'p-queue',
  'p-timeout',
];

const BARREL = '@blueprintjs/[^/]+/lib/cjs/(?:.*/)?(?:index|legacyAliases)\\.js$';

const NODE = '<rootDir>/tests/support/nodeEnvironment.cjs';
const JSDOM = '<rootDir>/tests/support/jsdomEnvironment.cjs';

/** They need Storybook only, no site and no server. */
const STORIES = '<rootDir>/tests/e2e/stories.test.ts';

const shared = {
  transform: {
    [BARREL]: '<rootDir>/tests/support/lazyBarrel.cjs',
    '\\.(m?[jt]sx?)$': swc,
    'src/content/policies/.*\\.md$': '<rootDir>/scripts/loaders/policyLoader.cjs',
    'src/i18n/messages/.*\\.json$': '<rootDir>/scripts/loaders/messagesLoader.cjs',
    'src/content/wiki/.*\\.md$': '<rootDir>/scripts/loaders/wikiLoader.cjs',
    'src/content/wiki/passages/.*\\.json$': '<rootDir>/scripts/loaders/wikiPassagesLoader.cjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})/|${BARREL})`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/cssModule.ts',
    '\\.css$': '<rootDir>/tests/support/emptyModule.ts',
    '\\.svg$': '<rootDir>/tests/support/emptyModule.ts',
    // As in the browser: a message that the build has not parsed is an error.
    '^@formatjs/icu-messageformat-parser$':
      '<rootDir>/node_modules/@formatjs/icu-messageformat-parser/no-parser.js',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
};

/**
 * rules: what needs no document, in plain Node. unit: screens, store and client in jsdom. server: the real app on the embedded database.
 * stories: Storybook in a real browser. e2e: a real browser against the real server.
 */
export default {
  projects: [
    {
      ...shared,
      displayName: 'rules',
      testEnvironment: NODE,
      testMatch: ['<rootDir>/tests/{domain,scripts}/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/quietConsole.ts'],
    },
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: JSDOM,
      testMatch: ['<rootDir>/tests/{api,app,features,i18n,store,stories,ui}/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: NODE,
      testMatch: ['<rootDir>/tests/server/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/server/support/setup.ts'],
      globalSetup: '<rootDir>/tests/server/support/globalSetup.ts',
      globalTeardown: '<rootDir>/tests/server/support/globalTeardown.ts',
    },
    {
      ...shared,
      displayName: 'stories',
      testEnvironment: NODE,
      testMatch: [STORIES],
      setupFilesAfterEnv: ['<rootDir>/tests/e2e/support/setup.ts'],
    },
    {
      ...shared,
      displayName: 'e2e',
      testEnvironment: NODE,
      testMatch: ['<rootDir>/tests/e2e/**/*.test.ts'],
      testPathIgnorePatterns: [STORIES],
      setupFilesAfterEnv: ['<rootDir>/tests/e2e/support/setup.ts'],
      globalSetup: '<rootDir>/tests/e2e/support/globalSetup.ts',
      globalTeardown: '<rootDir>/tests/e2e/support/globalTeardown.ts',
    },
  ],
};
