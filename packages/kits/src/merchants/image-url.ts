/** The sizes of merchant images: width in pixels, and ratio of width to height (MER-26). */
export const imagePresets = {
  card: { width: 500, ratio: 1.4 },
  thumbnail: { width: 200, ratio: 1.4 },
  detail: { width: 600, ratio: 1.6 },
} as const;
export type ImagePreset = keyof typeof imagePresets;

/** A placeholder for the site's own origin when parsing a URL. The domain `.invalid` is reserved. */
const OWN_ORIGIN = 'https://own.invalid';

/**
 * Returns the URL of a merchant's picture in a preset. Accepts only a path on this site, or https on one of
 * `origins`. Returns undefined for anything else, for which the placeholder is shown.
 */
export function buildImageUrl(
  base: string,
  preset: ImagePreset,
  origins: readonly string[] = [],
): string | undefined {
  const isSafeReturnPath = base.startsWith('/');
  if (!isSafeReturnPath && !/^https:\/\//i.test(base)) return undefined;
  if (/[\\\p{Cc}\s]/u.test(base) || !URL.canParse(base, OWN_ORIGIN)) return undefined;
  const url = new URL(base, OWN_ORIGIN);
  if (url.username !== '' || url.password !== '') return undefined;
  if (isSafeReturnPath ? url.origin !== OWN_ORIGIN : !origins.includes(url.origin)) return undefined;
  const { width, ratio } = imagePresets[preset];
  url.searchParams.set('w', String(width));
  url.searchParams.set('ar', String(ratio));
  url.hash = '';
  return isSafeReturnPath ? url.pathname + url.search : url.href;
}

export const presetHeight = (preset: ImagePreset): number =>
  Math.round(imagePresets[preset].width / imagePresets[preset].ratio);
