import { ifStale } from './stale';

/** Brings the generated code and the built site up to date; does, and loads, only what is stale. */
export async function prepare(): Promise<void> {
  await ifStale({
    name: 'Generating the API',
    inputs: ['openapi.yaml', 'scripts/generate-api.ts'],
    run: async () => (await import('../generate-api')).generate(),
  });
  const origin = process.env.SITE_ORIGIN ?? 'http://localhost:3000';
  await ifStale({
    name: 'Building the site',
    inputs: ['src', 'scripts', 'webpack.config.ts', 'package-lock.json'],
    without: /^src\/server\//,
    setting: origin,
    run: async () => (await import('../site/build')).build(origin),
  });
}
