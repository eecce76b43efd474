import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { devServer } from './scripts/site/devServer';

const root = import.meta.dirname;

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
          loader: path.join(root, 'scripts/loaders/facesLoader.cjs'),
        },
        {
          test: /src\/i18n\/messages\/.*\.json$/,
          type: 'json',
          loader: path.join(root, 'scripts/loaders/messagesLoader.cjs'),
        },
        {
          test: /src\/content\/policies\/.*\.md$/,
          type: 'javascript/auto',
          loader: path.join(root, 'scripts/loaders/policyLoader.cjs'),
        },
        {
          test: /src\/content\/wiki\/passages\/.*\.json$/,
          type: 'json',
          loader: path.join(root, 'scripts/loaders/wikiPassagesLoader.cjs'),
        },
        {
          test: /src\/content\/wiki\/.*\.md$/,
          type: 'javascript/auto',
          loader: path.join(root, 'scripts/loaders/wikiLoader.cjs'),
        },
        { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

/** Where a browser finds the script that starts the application; scripts/site/prerender.ts names it in every page. */
export const APP_SCRIPT = '/app.js';

/** Every file is named by its content, so that what has not changed is not loaded again, but for the first script, which knows those names. */
export function browser(mode: 'development' | 'production'): Configuration {
  const base = shared(mode, 'web');
  const production = mode === 'production';
  return {
    ...base,
    name: 'browser',
    target: ['web', 'es2022'],
    entry: { main: './src/app/main.ts' },
    devtool: production ? false : 'eval-cheap-module-source-map',
    output: {
      path: path.join(root, 'dist/site/assets'),
      publicPath: '/assets/',
      filename: production ? `../root${APP_SCRIPT}` : '[name].js',
      chunkFilename: production ? '[contenthash:8].js' : '[name].js',
      charset: false,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: true,
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          parallel: false,
          extractComments: false,
          terserOptions: { compress: { passes: 2 } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false }),
      ],
      splitChunks: {
        // The reader of SQL comes as one file: it waits for all of its parts, and in one they are compressed together.
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'sqlLineage-worker',
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
        filename: production ? '[contenthash:8].css' : '[name].css',
      }),
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(mode),
        'process.env.TOOLS_WITHOUT_SIGN_IN': JSON.stringify(
          production ? 'false' : (process.env.TOOLS_WITHOUT_SIGN_IN ?? 'false'),
        ),
      }),
    ],
    ...(production ? {} : { devServer }),
  };
}

/** The same application for Node: it writes the pages at build time (scripts/site/prerender.ts). */
function prerender(): Configuration {
  const { module, ...rest } = shared('production', 'node');
  return {
    ...rest,
    // What works beside the page, or is fetched by it, is no part of the page as it is written.
    module: { ...module, parser: { javascript: { worker: false, url: false } } },
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
