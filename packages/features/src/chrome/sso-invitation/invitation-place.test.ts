import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';

import { findInvitationPlace, invitationPlace, type Box } from './invitation-place.ts';

interface Window {
  readonly width: number;
  readonly height: number;
}

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

/** Returns the area that the invitation covers at most, as verified by the end-to-end test. */
function taken(window: Window, headings: readonly Box[]): Box {
  const { side, bottom } = invitationPlace(window, headings);
  const width = side === 'full' ? window.width : 400;
  const height = window.width < 350 ? 300 : 240;
  const left = { full: 0, left: 24, right: window.width - 24 - width }[side];
  return box(left, window.height - bottom - height, left + width, window.height - bottom);
}

const isCovered = (one: Box, other: Box) =>
  one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;

// Positions of the headings on the home page of a partner with `ssoModal`.
test.each<[width: number, height: number, headings: readonly Box[]]>([
  [320, 568, [box(16, 367, 304, 441)]],
  [320, 720, [box(16, 367, 304, 441)]],
  [360, 740, [box(16, 381, 329, 455)]],
  [390, 844, [box(16, 398, 359, 473), box(16, 830, 247, 864)]],
  [412, 915, [box(16, 411, 381, 448), box(16, 806, 269, 839)]],
  [768, 1024, [box(32, 614, 721, 651), box(32, 957, 460, 990)]],
  [861, 700, [box(32, 260, 391, 369)]],
  [1024, 768, [box(32, 260, 507, 369)]],
  [1280, 800, [box(108, 295, 688, 349), box(108, 764, 535, 802), box(848, 788, 1017, 814)]],
  [1280, 900, [box(108, 317, 688, 371), box(108, 808, 535, 846), box(848, 832, 1017, 858)]],
  [1440, 1000, [box(188, 317, 768, 371), box(188, 808, 615, 846), box(928, 832, 1097, 858)]],
  [1920, 1080, [box(428, 317, 1008, 371), box(428, 808, 855, 846), box(1168, 832, 1337, 858)]],
])('CHR-35 at %i × %i it has a place in the window that covers no heading', (width, height, headings) => {
  const place = taken({ width, height }, headings);
  expect(headings.filter((heading) => isCovered(place, heading))).toEqual([]);
  expect(place.left).toBeGreaterThanOrEqual(0);
  expect(place.right).toBeLessThanOrEqual(width);
  expect(place.top).toBeGreaterThanOrEqual(0);
  expect(place.bottom).toBeLessThanOrEqual(height);
});

test('CHR-35 it is in the lower right, or where that is taken above the heading, or else on the left', () => {
  const window = { width: 1280, height: 900 };
  const low = box(1000, 850, 1200, 880);
  const wall = box(1000, 0, 1200, 900);
  expect(invitationPlace(window, [])).toEqual({ side: 'right', bottom: 24 });
  expect(invitationPlace(window, [box(24, 850, 424, 880)])).toEqual({ side: 'right', bottom: 24 });
  expect(invitationPlace(window, [low])).toEqual({ side: 'right', bottom: 58 });
  expect(invitationPlace(window, [wall])).toEqual({ side: 'left', bottom: 24 });
  expect(invitationPlace(window, [wall, box(24, 850, 424, 880)])).toEqual({ side: 'left', bottom: 58 });
  expect(invitationPlace({ width: 390, height: 844 }, [])).toEqual({ side: 'full', bottom: 0 });
  expect(invitationPlace({ width: 390, height: 844 }, [box(16, 830, 247, 864)])).toEqual({
    side: 'full',
    bottom: 22,
  });
});

afterEach(() => document.body.replaceChildren());

test.each(['h1', 'h2', 'h3'])(
  'CHR-35 on the page it keeps off a heading %s of the content, and off no other',
  (tag) => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900);
    const main = document.createElement('main');
    const other = document.createElement('footer');
    document.body.append(main, other);
    const heading = (
      holder: HTMLElement,
      [left, top, right, bottom]: readonly [number, number, number, number],
    ) => {
      const element = document.createElement(tag);
      element.getBoundingClientRect = () => new DOMRect(left, top, right - left, bottom - top);
      holder.append(element);
    };
    heading(other, [1000, 600, 1200, 630]);
    heading(main, [0, 0, 0, 0]);
    expect(findInvitationPlace()).toEqual({ side: 'right', bottom: 24 });
    heading(main, [1000, 850, 1200, 880]);
    expect(findInvitationPlace()).toEqual({ side: 'right', bottom: 58 });
  },
);

const within = (min: number, max: number) => fc.integer({ min, max });
const page = fc.record({ width: within(320, 1920), height: within(320, 1200) }).chain((window) =>
  fc.record({
    window: fc.constant(window),
    headings: fc.array(
      fc
        .tuple(
          within(0, window.width - 100),
          within(-200, window.height + 200),
          within(100, 900),
          within(20, 120),
        )
        .map(([left, top, width, height]) => box(left, top, left + width, top + height)),
      { maxLength: 12 },
    ),
  }),
);

test('CHR-35 on any page, at any window, it covers a heading only where no place is free', () => {
  fc.assert(
    fc.property(page, ({ window, headings }) => {
      const isFree = (place: Box) => headings.every((heading) => !isCovered(place, heading));
      if (isFree(taken(window, headings))) return;
      const isPhone = window.width < 661;
      const height = window.width < 350 ? 300 : 240;
      const inset = isPhone ? 0 : 24;
      const columns = isPhone
        ? [[0, window.width]]
        : [
            [window.width - 424, window.width - 24],
            [24, 424],
          ];
      for (const [left = 0, right = 0] of columns)
        for (let top = inset; top + height <= window.height - inset; top += 1) {
          // Adds the minimum distance from a heading, so a place that fits only the invitation itself is not
          // free.
          const place = box(left, top, right, top + height + 8);
          expect(isFree(place), `${left}, ${top}`).toBe(false);
        }
    }),
  );
});
