import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { devServer } from './scripts/devServer';

const root = import.meta.dirname;
const productionRouter = path.join(root, 'node_modules/react-router/dist/production/index.mjs');

/** What the browser build, the prerender build and Storybook share. `node` gives class names without style sheets. */
export function shared(mode: 'development' | 'production', target: 'web' | 'node'): Configuration {
  const cssModules = {
    loader: 'css-loader',
    options: {
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        localIdentName:
          mode === 'production' ? '[hash:base64:5]' : '[name]-[local]-[hash:base64:5]',
        localIdentContext: root,
        localIdentHashSalt: 'gof',
        exportOnlyLocals: target === 'node',
      },
    },
  };
  return {
    mode,
    context: root,
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: {
        '@': path.join(root, 'src'),
        // Messages are parsed at build time.
        '@formatjs/icu-messageformat-parser$': path.join(
          root,
          'node_modules/@formatjs/icu-messageformat-parser/no-parser.js',
        ),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
        {
          test: /\.css$/,
          use: target === 'node' ? [cssModules] : [MiniCssExtractPlugin.loader, cssModules],
        },
        {
          test: /\.faces\.css$/,
          enforce: 'pre',
          loader: path.join(root, 'scripts/facesLoader.cjs'),
        },
        {
          test: /src\/i18n\/messages\/.*\.json$/,
          type: 'json',
          loader: path.join(root, 'scripts/messagesLoader.cjs'),
        },
        {
          test: /src\/content\/policies\/.*\.md$/,
          type: 'javascript/auto',
          loader: path.join(root, 'scripts/policyLoader.cjs'),
        },
        {
          test: /src\/content\/wiki\/passages\/.*\.json$/,
          type: 'json',
          loader: path.join(root, 'scripts/wikiPassagesLoader.cjs'),
        },
        {
          test: /src\/content\/wiki\/.*\.md$/,
          type: 'javascript/auto',
          loader: path.join(root, 'scripts/wikiLoader.cjs'),
        },
        { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

/** The pages of the wiki, the words of screens by their language (those of the shell come with every page and keep a name of their own), icons by name. */
const isText = (name: string) =>
  /^(wiki-page-|blueprint-icons-)|^(?!common-).+-(en|ko|zh-tw|text)$/.test(name);
/** The workspace with its screens, and what one public page alone shows. */
const isOfOnePlace = (name: string) =>
  /^(workspace|readExcel|\w+List|ListOf\w+|(ocr|legal|consultation)(-island)?|company|staffPie|notFound|clientTest|wiki-search)$/.test(
    name,
  );

/**
 * Texts are hundreds of chunks. With one hash for all of them, and for what most visits never open, the runtime, which stands in the first script
 * of every page of the site, needs no table of theirs.
 */
const nameTexts: WebpackPluginInstance = {
  apply: (compiler) =>
    compiler.hooks.thisCompilation.tap('nameTexts', (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap('nameTexts', (chunks) => {
        for (const chunk of chunks) {
          const name = chunk.name ?? '';
          if (isText(name) || isOfOnePlace(name))
            chunk.filenameTemplate = 'texts/[id].[fullhash:8].js';
        }
      });
      // webpack itself looks for the hash in the common template only.
      compilation.hooks.additionalTreeRuntimeRequirements.tap('nameTexts', (_chunk, needs) => {
        needs.add(webpack.RuntimeGlobals.getFullHash);
      });
    }),
};

function browser(mode: 'development' | 'production'): Configuration {
  const base = shared(mode, 'web');
  const production = mode === 'production';
  return {
    ...base,
    name: 'browser',
    target: ['web', 'es2022'],
    // The router's exports lead to its development build alone.
    ...(production && {
      resolve: {
        ...base.resolve,
        alias: { ...base.resolve?.alias, 'react-router$': productionRouter },
      },
    }),
    entry: { main: './src/app/main.ts' },
    devtool: production ? false : 'eval-cheap-module-source-map',
    output: {
      path: path.join(root, 'dist/site/assets'),
      publicPath: '/assets/',
      filename: production ? '[name].[contenthash:6].js' : '[name].js',
      // By content alone: the runtime then needs no table of names.
      chunkFilename: production ? '[contenthash:6].js' : '[name].js',
      charset: false,
      assetModuleFilename: '[name].[contenthash:6][ext]',
      clean: true,
    },
    optimization: {
      // Short numbers for what is named most: numbers that stay when other code changes cost 400 bytes of every first visit.
      moduleIds: 'size',
      chunkIds: 'size',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          parallel: false,
          extractComments: false,
          terserOptions: { compress: { passes: 3, inline: 0, reduce_funcs: false } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false }),
      ],
      splitChunks: {
        cacheGroups: {
          // Two chunks, not one a package: what is compressed together is smaller, and neither takes the browser long.
          react: {
            test: /node_modules\/(react|react-dom|scheduler)\//,
            name: 'react',
            chunks: 'all',
            priority: 30,
          },
          libraries: {
            test: /node_modules\/((react-router(-dom)?|react-intl|intl-messageformat|@formatjs|react-redux|redux(-thunk)?|reselect|immer|use-sync-external-store|cookie|set-cookie-parser)\/|@reduxjs\/toolkit\/dist\/redux-toolkit)/,
            name: 'libraries',
            chunks: 'all',
            priority: 30,
          },
        },
      },
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: production ? '[name].[contenthash:6].css' : '[name].css',
        chunkFilename: production ? '[id].[fullhash:8].css' : '[name].css',
      }),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
      ...(production ? [nameTexts] : []),
    ],
    ...(production ? {} : { devServer }),
  };
}

/** The same application for Node: it writes the pages at build time (scripts/prerender.ts). */
function prerender(): Configuration {
  return {
    ...shared('production', 'node'),
    name: 'prerender',
    target: 'node20',
    entry: { prerender: './src/app/prerender.tsx' },
    devtool: false,
    output: {
      path: path.join(root, 'dist/prerender'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

export default (_env: unknown, { mode }: { mode?: string }): Configuration[] =>
  mode === 'development' ? [browser('development')] : [browser('production'), prerender()];
