import { Gesture } from '@use-gesture/vanilla';

/** Pixels from the upper left corner of the map. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface GestureHandlers {
  readonly pan: (dx: number, dy: number) => void;
  /** Zooms by a number of levels, keeping the given point in place; by default the center. */
  readonly zoom: (by: number, at?: Spot) => void;
  readonly rest: () => void;
}

const KEY_STEP = 80;
const keys: Readonly<Record<string, (handlers: GestureHandlers) => void>> = {
  ArrowLeft: ({ pan }) => pan(KEY_STEP, 0),
  ArrowRight: ({ pan }) => pan(-KEY_STEP, 0),
  ArrowUp: ({ pan }) => pan(0, KEY_STEP),
  ArrowDown: ({ pan }) => pan(0, -KEY_STEP),
  '+': ({ zoom }) => zoom(1),
  '=': ({ zoom }) => zoom(1),
  '-': ({ zoom }) => zoom(-1),
};

interface Fingers {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export function listenToGestures(element: HTMLElement, label: string, handlers: GestureHandlers): () => void {
  const { pan, zoom, rest } = handlers;
  element.tabIndex = 0;
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', label);
  const spotOf = (x: number, y: number): Spot => {
    const { left, top } = element.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };

  const gesture = new Gesture(
    element,
    {
      onDrag: ({ delta: [dx, dy], pinching = false, tap }) => {
        if (!pinching && !tap) pan(dx, dy);
      },
      onDragEnd: ({ tap }) => {
        if (!tap) rest();
      },
      onPinch: ({ first, movement: [scale], origin: [x, y], memo }) => {
        const before: Fingers = first ? { scale, x, y } : (memo as Fingers);
        pan(x - before.x, y - before.y);
        zoom(Math.log2(scale / before.scale), spotOf(x, y));
        return { scale, x, y } satisfies Fingers;
      },
      onPinchEnd: rest,
      onWheel: ({ event, delta: [, dy], ctrlKey }) => {
        event.preventDefault();
        // A wheel event with the Control key is a trackpad pinch, which `onPinch` handles.
        if (!ctrlKey) zoom(-dy / 300, spotOf(event.clientX, event.clientY));
      },
      onWheelEnd: rest,
    },
    { eventOptions: { passive: false }, drag: { filterTaps: true, pointer: { keys: false } } },
  );
  const onKey = (event: KeyboardEvent) => {
    const act = keys[event.key];
    // On many keyboards, "+" is typed with Shift.
    const isOfBrowser = event.ctrlKey || event.altKey || event.metaKey;
    if (!act || isOfBrowser || event.target !== element) return;
    event.preventDefault();
    act(handlers);
    rest();
  };
  element.addEventListener('keydown', onKey);
  return () => {
    element.removeEventListener('keydown', onKey);
    gesture.destroy();
  };
}
