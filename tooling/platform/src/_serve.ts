import { serve } from '@hono/node-server';
import { createImagesApp } from './images/index.ts';
serve({ fetch: createImagesApp({ cacheDir: '/tmp/pics-cache' }).fetch, port: 5392 });
