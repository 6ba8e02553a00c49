import { onTestFinished } from 'vitest';

/**
 * Applies the styles of a page of this width, in pixels, to what is rendered, because jsdom's window is
 * always 1024 pixels wide. Leaves out the rules for wider pages until the test is finished.
 */
export function applyStylesOf(width: number): void {
  for (const sheet of document.styleSheets) {
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = sheet.cssRules[index];
      if (!(rule instanceof CSSMediaRule)) continue;
      const from = /min-width: ?(\d+)px/.exec(rule.media.mediaText)?.[1];
      if (!(Number(from) > width)) continue;
      sheet.deleteRule(index);
      onTestFinished(() => void sheet.insertRule(rule.cssText, index));
    }
  }
}
