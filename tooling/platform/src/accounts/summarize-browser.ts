import type { BrowserSummary, DeviceKind } from '@tableside/core';
import Bowser from 'bowser';

const { BROWSER_MAP, OS_MAP } = Bowser;

/**
 * For unknown browsers, the library returns text that the browser itself sent. Only these names are passed
 * on.
 */
const names = new Set(Object.values(BROWSER_MAP));
const LONGEST_USER_AGENT = 512;

function deviceOf({ os, platform }: Bowser.Parser.ParsedResult): DeviceKind | null {
  const isTablet = platform.type === 'tablet';
  switch (os.name) {
    case OS_MAP['iOS']:
      return isTablet ? 'ipad' : 'iphone';
    case OS_MAP['Android']:
      return isTablet ? 'androidTablet' : 'androidPhone';
    case OS_MAP['Windows']:
      return 'windows';
    case OS_MAP['MacOS']:
      return 'mac';
    case OS_MAP['ChromeOS']:
      return 'chromebook';
    case OS_MAP['Linux']:
      return 'linux';
    default:
      return null;
  }
}

/**
 * Describes a browser in a fixed set of words, so that neither its user agent nor its version has to be
 * stored or shown.
 */
export function summarizeBrowser(userAgent: string | undefined): BrowserSummary {
  if (!userAgent) return { browser: null, device: null };
  const parsed = Bowser.parse(userAgent.slice(0, LONGEST_USER_AGENT));
  const { name } = parsed.browser;
  return { browser: name !== undefined && names.has(name) ? name : null, device: deviceOf(parsed) };
}
