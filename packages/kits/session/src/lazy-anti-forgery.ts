import type { AntiForgery } from './anti-forgery.ts';

/** The anti-forgery token, its code fetched with the first token: a page paints without either. */
export function createLazyAntiForgery(fetchToken: () => Promise<string>): AntiForgery {
  let live: AntiForgery | undefined;
  let arriving: Promise<AntiForgery> | undefined;
  const arrive = () =>
    (arriving ??= import('./anti-forgery.ts').then(({ createAntiForgery }) => {
      live = createAntiForgery(fetchToken);
      return live;
    }));

  return {
    current: () => live?.current(),
    required: async () => (await arrive()).required(),
    renew: async () => (await arrive()).renew(),
    prefetch: () => {
      arrive().then(
        (antiForgery) => antiForgery.prefetch(),
        // The next call that needs a token asks again.
        () => {
          arriving = undefined;
        },
      );
    },
  };
}
