/** Other browsers on iOS also identify as Safari, but their menus differ. */
const others = /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|GSA|DuckDuckGo|YaBrowser)\//;

/**
 * Whether this is Safari on a phone or tablet, where the share menu installs a site (CHR-27). An iPad
 * identifies as a Mac.
 */
export function isIosSafari({ userAgent, maxTouchPoints }: Navigator = navigator): boolean {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos && /Version\/.* Safari\//.test(userAgent) && !others.test(userAgent);
}
