import type { Configuration } from 'webpack-dev-server';

const shell = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="description" content=""><title></title></head><body><div id="root"></div><script src="/assets/main.js"></script></body></html>`;

/** Hot reload on port 3001; the API is the real server's on port 3000. Pages are not prerendered here. */
export const devServer: Configuration = {
  port: 3001,
  hot: true,
  static: false,
  devMiddleware: { publicPath: '/assets/' },
  proxy: [
    { context: ['/api'], target: process.env.API_ORIGIN ?? 'http://localhost:3000', ws: true },
  ],
  setupMiddlewares: (middlewares, server) => {
    server.app?.get(
      /^\/(?!api|assets|ws).*/,
      (_request, response) => void response.type('html').send(shell),
    );
    return middlewares;
  },
};
