interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const gap = 6;
const edge = 8;

/** Places a bubble above its button, or below where there is no room, and within the window's edges. Pixels. */
export function placeBubble(button: Box, bubble: Pick<Box, 'width' | 'height'>, windowWidth: number) {
  const centred = button.left + button.width / 2 - bubble.width / 2;
  const left = Math.max(edge, Math.min(centred, windowWidth - bubble.width - edge));
  const above = button.top - bubble.height - gap;
  return { left, top: above >= edge ? above : button.top + button.height + gap };
}
