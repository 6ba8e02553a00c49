import type { Loader } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';

const workerUrl = new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, document.baseURI).href;

async function startWorker() {
  const [{ http, HttpResponse }, { setupWorker }, { drawIllustration }, { parseIllustration }] =
    await Promise.all([
      import('msw'),
      import('msw/browser'),
      import('../tooling/demo/src/images/draw-illustration.ts'),
      import('../tooling/demo/src/images/illustrations.ts'),
    ]);
  const pictures = http.get<{ name: string }>('/images/:name', ({ params, request }) => {
    const illustration = parseIllustration(params.name);
    if (!illustration) return new HttpResponse(null, { status: 404 });
    const ratio = Number(new URL(request.url).searchParams.get('ar') ?? 1.4);
    const headers = { 'Content-Type': 'image/svg+xml' };
    return new HttpResponse(drawIllustration(illustration, ratio, ''), { headers });
  });
  const worker = setupWorker(pictures);
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: workerUrl },
  });
  return worker;
}

const loadHandlers = mswLoader(startWorker);

export const fakeNetwork: Loader = (context) =>
  context.parameters['msw'] === undefined ? {} : loadHandlers(context);
