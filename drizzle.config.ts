import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/server/database/schema.ts', './src/server/database/close*Schema.ts'],
  out: './src/server/migrations',
});
