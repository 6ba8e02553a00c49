/** Other browsers on iOS call themselves Safari as well, and have their menus elsewhere. */
const others = /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|GSA|DuckDuckGo|YaBrowser)\//;

/** Whether this is Safari on a phone or tablet, where a site is installed by the share menu (CHR-27). An iPad claims to be a Mac. */
export function isIosSafari({ userAgent, maxTouchPoints }: Navigator = navigator): boolean {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos && /Version\/.* Safari\//.test(userAgent) && !others.test(userAgent);
}
