export interface GestureHandlers {
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (by: number) => void;
  /** The visitor has finished. */
  readonly rest: () => void;
}

const KEY_STEP = 80;
const WHEEL_PAUSE_MS = 180;
const keys: Readonly<Record<string, (handlers: GestureHandlers) => void>> = {
  ArrowLeft: ({ pan }) => pan(KEY_STEP, 0),
  ArrowRight: ({ pan }) => pan(-KEY_STEP, 0),
  ArrowUp: ({ pan }) => pan(0, KEY_STEP),
  ArrowDown: ({ pan }) => pan(0, -KEY_STEP),
  '+': ({ zoom }) => zoom(1),
  '=': ({ zoom }) => zoom(1),
  '-': ({ zoom }) => zoom(-1),
};

/** Dragging, the wheel, and the arrow and zoom keys. Answers how to stop. */
export function listenToGestures(element: HTMLElement, label: string, handlers: GestureHandlers): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let last: { readonly x: number; readonly y: number } | undefined;
  let wheelTimer: ReturnType<typeof setTimeout> | undefined;
  element.tabIndex = 0;
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', label);

  element.addEventListener(
    'pointerdown',
    (event) => {
      last = { x: event.clientX, y: event.clientY };
      element.setPointerCapture?.(event.pointerId);
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      if (!last) return;
      handlers.pan(event.clientX - last.x, event.clientY - last.y);
      last = { x: event.clientX, y: event.clientY };
    },
    { signal },
  );
  const release = () => {
    if (!last) return;
    last = undefined;
    handlers.rest();
  };
  element.addEventListener('pointerup', release, { signal });
  element.addEventListener('pointercancel', release, { signal });
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      handlers.zoom(-event.deltaY / 300);
      clearTimeout(wheelTimer);
      wheelTimer = setTimeout(handlers.rest, WHEEL_PAUSE_MS);
    },
    { signal, passive: false },
  );
  element.addEventListener(
    'keydown',
    (event) => {
      const act = keys[event.key];
      if (!act || event.target !== element) return;
      event.preventDefault();
      act(handlers);
      handlers.rest();
    },
    { signal },
  );
  return () => {
    clearTimeout(wheelTimer);
    stop.abort();
  };
}
