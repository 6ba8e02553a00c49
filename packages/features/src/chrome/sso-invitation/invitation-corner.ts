import { css } from '@emotion/react';
import { breakpoint, from } from '@tableside/ui/tokens';

/** The corner of the window in which the dialog opens, in pixels: its text and buttons need no more. */
const corner = { width: 400, height: 240, inset: 24 } as const;

/** On phones every dialog is a sheet at the bottom of the window. */
export const inCorner = css({
  [from.medium]: { width: corner.width, margin: `auto ${corner.inset}px ${corner.inset}px auto` },
});

/** Whether no heading of the page is where the dialog would open. */
export function isCornerFree(): boolean {
  const { innerWidth, innerHeight } = window;
  const isSheet = innerWidth < breakpoint.medium;
  const lower = innerHeight - (isSheet ? 0 : corner.inset);
  const left = isSheet ? 0 : innerWidth - corner.inset - corner.width;
  return [...document.querySelectorAll('main :is(h1, h2, h3)')].every((heading) => {
    const box = heading.getBoundingClientRect();
    return box.bottom <= lower - corner.height || box.top >= lower || box.right <= left;
  });
}
