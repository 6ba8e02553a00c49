import type { FrameStyle } from '@tableside/core';
import { color } from '@tableside/ui/tokens';

function sixDigits(value: string): string | undefined {
  if (/^#[0-9a-f]{6}$/i.test(value)) return value;
  if (/^#[0-9a-f]{3}$/i.test(value)) return value.replaceAll(/[0-9a-f]/gi, '$&$&');
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return undefined;
  canvas.fillStyle = value;
  const { fillStyle } = canvas;
  return typeof fillStyle === 'string' && /^#[0-9a-f]{6}$/i.test(fillStyle) ? fillStyle : undefined;
}

/**
 * Resolves a token at the field's element: the brand's value of its variable, or else the default inside the
 * token.
 */
function valueOf(token: string, styles: CSSStyleDeclaration): string {
  const [, name = '', standard = ''] = /^var\((--[\w-]+), (#[0-9a-f]{6})\)$/i.exec(token) ?? [];
  const value = styles.getPropertyValue(name);
  return (value && sixDigits(value)) || standard;
}

export interface FrameBrand {
  readonly radius: number;
  readonly font: { readonly body: string };
}

export function frameStyle(element: Element, brand: FrameBrand): FrameStyle {
  const styles = getComputedStyle(element);
  return {
    text: valueOf(color.text, styles),
    textMuted: valueOf(color.textMuted, styles),
    surface: valueOf(color.surfaceRaised, styles),
    border: valueOf(color.borderStrong, styles),
    focus: valueOf(color.focus, styles),
    danger: valueOf(color.danger, styles),
    radius: Math.min(32, Math.max(0, brand.radius)),
    font: `${brand.font.body} Variable`,
  };
}
