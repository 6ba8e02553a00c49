const LIMIT_MS = 10_000;

/** Finds the name of the site's entry file, which changes with anything else in a build. */
const entryIn = (html: string) => /\/assets\/index-[\w-]{8}\.js/.exec(html)?.[0];

const ownEntry = () =>
  entryIn(
    [...document.querySelectorAll('script, link')]
      .map((one) => one.getAttribute('src') ?? one.getAttribute('href'))
      .join(' '),
  );

async function hasNewBuild(): Promise<boolean> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const page = await fetch(window.location.href, { cache: 'no-store', signal });
  const entry = entryIn(await page.text());
  return entry !== undefined && entry !== ownEntry();
}

/** Marks each field that the visitor changes, because a reload would lose its value. */
export function markTypedFields(): () => void {
  const mark = ({ target }: Event) => (target as Element).setAttribute('data-typed', '');
  window.addEventListener('input', mark);
  return () => window.removeEventListener('input', mark);
}

/**
 * Reloads this URL if the server has a new build (ROU-38). Reloads only once, because the mark stays in the
 * history entry, and only if no typed value would be lost.
 *
 * @param isWanted - whether the visitor is still waiting for this page when the server has responded.
 * @returns whether the page is being reloaded.
 */
export async function loadNewBuild(
  isWanted: () => boolean,
  reload = () => window.location.reload(),
): Promise<boolean> {
  const isRepeated = () =>
    (window.history.state as { readonly isSecondLoad?: boolean } | null)?.isSecondLoad === true;
  if (isRepeated() || !(await hasNewBuild().catch(() => false))) return false;
  if (!isWanted() || document.querySelector('[data-typed]')) return false;
  window.history.replaceState({ ...window.history.state, isSecondLoad: true }, '');
  reload();
  return true;
}
