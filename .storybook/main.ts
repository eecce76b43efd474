import type { StorybookConfig } from '@storybook/react-webpack5';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { tsImport } from 'tsx/esm/api';
import type { RuleSetRule } from 'webpack';
import type * as productBuild from '../webpack.config';

// Storybook's own loader reads this file, but not a TypeScript module that it imports.
const { shared } = (await tsImport('../webpack.config.ts', import.meta.url)) as typeof productBuild;

/** Storybook's own rules for files that the product's rules are for. */
function isReplaced(rule: unknown): boolean {
  const { test } = (rule ?? {}) as RuleSetRule;
  return test instanceof RegExp && ['x.css', 'x.svg'].some((name) => test.test(name));
}

export default {
  stories: ['../stories/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-webpack5',
  // `npm test` builds it with `--test`: all of it but the tables of properties, for which every file would be parsed once more.
  build: {
    test: {
      disableAutoDocs: false,
      disableBlocks: false,
      disabledAddons: [],
      disableMDXEntries: false,
      disableTreeShaking: false,
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  /** Stories are built by the product's own rules, so that they look and weigh as the product does. */
  webpackFinal: (config, { configType }) => {
    const production = configType === 'PRODUCTION';
    const ours = shared(production ? 'production' : 'development', 'web');
    return {
      ...config,
      devtool: production ? false : config.devtool,
      performance: false,
      resolve: {
        ...config.resolve,
        ...ours.resolve,
        extensions: config.resolve?.extensions,
        alias: { ...config.resolve?.alias, ...ours.resolve?.alias },
      },
      module: {
        ...config.module,
        rules: [
          ...(config.module?.rules ?? []).filter((rule) => !isReplaced(rule)),
          ...(ours.module?.rules ?? []),
        ],
      },
      plugins: [...(config.plugins ?? []), new MiniCssExtractPlugin()],
      optimization: {
        ...config.optimization,
        minimizer: [
          new TerserPlugin({
            test: /\.iframe\.bundle\.js$/,
            minify: TerserPlugin.swcMinify,
            extractComments: false,
          }),
        ],
      },
    };
  },
} satisfies StorybookConfig;
