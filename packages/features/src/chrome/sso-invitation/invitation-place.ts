import { css, type SerializedStyles } from '@emotion/react';
import { breakpoint, from, radius } from '@tableside/ui/tokens';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface InvitationPlace {
  readonly side: 'full' | 'left' | 'right';
  /** The distance from the window's lower edge, in pixels. */
  readonly bottom: number;
}

const card = { width: 400, height: 240, inset: 24 } as const;
/** Returns the size on phones. The narrowest ones need more lines. */
const sheetIn = (width: number) => ({ height: width < 350 ? 300 : card.height, inset: 0 });
const GAP = 8;

/** Returns the lowest free place in a column, as its distance in pixels from the window's lower edge. */
function freePlace(
  windowHeight: number,
  { height, inset }: { readonly height: number; readonly inset: number },
  headings: readonly Box[],
): number | undefined {
  let lower = windowHeight - inset;
  while (lower - height >= inset) {
    const upper = lower - height;
    const covered = headings.filter(({ top, bottom }) => top < lower && bottom > upper);
    if (covered.length === 0) return windowHeight - lower;
    lower = Math.min(...covered.map(({ top }) => top)) - GAP;
  }
  return undefined;
}

/**
 * Returns where the invitation opens: as low as possible without covering a heading, preferably on the right.
 * If there is no such place, it opens at the lower right anyway, because it must be seen once (CHR-35).
 */
export function invitationPlace(
  window: { readonly width: number; readonly height: number },
  headings: readonly Box[],
): InvitationPlace {
  if (window.width < breakpoint.medium)
    return { side: 'full', bottom: freePlace(window.height, sheetIn(window.width), headings) ?? 0 };
  const right = window.width - card.inset - card.width;
  const left = card.inset + card.width;
  const columns = [
    ['right', headings.filter((heading) => heading.right > right)],
    ['left', headings.filter((heading) => heading.left < left)],
  ] as const;
  for (const [side, ofColumn] of columns) {
    const bottom = freePlace(window.height, card, ofColumn);
    if (bottom !== undefined) return { side, bottom };
  }
  return { side: 'right', bottom: card.inset };
}

export function findInvitationPlace(): InvitationPlace {
  // The client width excludes the scroll bar.
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const headings = document.querySelectorAll('main :is(h1, h2, h3)');
  return invitationPlace(
    { width, height },
    Array.from(headings, (heading) => heading.getBoundingClientRect()),
  );
}

/**
 * Returns the style of a dialog at this place. In a window that becomes lower it moves down, so that it stays
 * visible.
 */
export function atPlace({ side, bottom }: InvitationPlace): SerializedStyles {
  if (side === 'full') {
    const above = `max(0px, min(${bottom}px, 100dvh - ${sheetIn(0).height}px))`;
    return css({ marginBlockEnd: above, borderRadius: bottom > 0 ? radius.box : undefined });
  }
  const above = `max(${card.inset}px, min(${bottom}px, 100dvh - ${card.height + card.inset}px))`;
  const beside = side === 'right' ? `${card.inset}px ${above} auto` : `auto ${above} ${card.inset}px`;
  return css({ [from.medium]: { width: card.width, margin: `auto ${beside}` } });
}
