import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Text between tags is a message, not code. */
const noTextInMarkup = {
  selector: 'JSXText[value=/[\\p{L}]/u]',
  message: 'Text that a person sees is a message: use FormattedMessage.',
};
const noNonEnglishText = {
  selector:
    'Literal[value=/[\\p{Script=Hangul}\\p{Script=Han}]/u], TemplateElement[value.raw=/[\\p{Script=Hangul}\\p{Script=Han}]/u]',
  message: 'Korean and Chinese words belong into the message sets.',
};

export default tseslint.config(
  { ignores: ['dist/', 'data/', 'node_modules/', 'src/**/generated/'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { prefer: 'type-imports', fixStyle: 'inline-type-imports' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': 'off', // RTK Query types an operation without arguments so
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    // Its compiler takes most of the time of a lint: it looks at nothing that may not import React.
    files: ['src/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}'],
    ignores: ['src/{server,domain,content}/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
    languageOptions: { globals: globals.browser },
  },
  { files: ['src/**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noTextInMarkup,
        noNonEnglishText,
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
      ],
    },
  },
  {
    // They read texts in three languages, whose words are their grammar: no person sees them.
    files: ['src/domain/{clauses,qr}/**', 'src/domain/questions/reading/**'],
    rules: { 'no-restricted-syntax': ['error', noTextInMarkup] },
  },
  {
    // A change that Immer records deletes what goes.
    files: ['src/store/**', 'src/domain/grid/**'],
    rules: { '@typescript-eslint/no-dynamic-delete': 'off' },
  },
  { files: ['src/css.d.ts'], rules: { 'no-restricted-syntax': 'off' } }, // CSS modules are default exports
  ...storybook.configs['flat/recommended'],
  {
    files: ['scripts/**', 'src/server/{main,worker}.ts', 'tests/**'],
    rules: { 'no-console': 'off' },
  }, // programs talk to their terminal
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: globals.node } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } }, // CommonJS by its name
);
