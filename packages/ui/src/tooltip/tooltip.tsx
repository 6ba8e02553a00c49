import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
} from 'react';

import { Info } from '../icons.ts';
import * as styles from './tooltip.styles.ts';

export interface TooltipProps {
  readonly label: string;
  /** The content of the bubble: a short text without interactive elements. */
  readonly children: ReactNode;
  readonly trigger?: ReactNode;
  readonly className?: string | undefined;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const gap = 6;
const edge = 8;

export function placeBubble(button: Box, bubble: Pick<Box, 'width' | 'height'>, windowWidth: number) {
  const centered = button.left + button.width / 2 - bubble.width / 2;
  const left = Math.max(edge, Math.min(centered, windowWidth - bubble.width - edge));
  const above = button.top - bubble.height - gap;
  return { left, top: above >= edge ? above : button.top + button.height + gap };
}

/**
 * A button with an explanation. A tap or click keeps it open, hover and focus show it, and Escape hides it.
 * Screen readers announce it as the button's description.
 */
export function Tooltip({ label, children, trigger, className }: TooltipProps) {
  const [shownBy, setShownBy] = useState<'none' | 'passing' | 'press'>('none');
  const [place, setPlace] = useState({ left: 0, top: 0 });
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const bubbleId = useId();
  const isOpen = shownBy !== 'none';
  const close = () => setShownBy('none');

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!isOpen || button.current === null || element === null) return;
    element.showPopover?.();
    const size = element.getBoundingClientRect();
    setPlace(placeBubble(button.current.getBoundingClientRect(), size, document.documentElement.clientWidth));
    return () => element.hidePopover?.();
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !button.current?.parentElement?.contains(event.target)) close();
    };
    // On the document, because the pointer also shows it while something else has the focus. While it is open,
    // Escape closes nothing else.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', closeOnEscape, true);
    document.addEventListener('pointerdown', closeOutside);
    window.addEventListener('scroll', close, true);
    return () => {
      document.removeEventListener('keydown', closeOnEscape, true);
      document.removeEventListener('pointerdown', closeOutside);
      window.removeEventListener('scroll', close, true);
    };
  }, [isOpen]);

  // React batches leaving one element and entering the other, so moving to the bubble does not close it.
  const whilePointed = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && shownBy !== 'press') setShownBy(isOver ? 'passing' : 'none');
  };
  const hover = { onPointerEnter: whilePointed(true), onPointerLeave: whilePointed(false) };

  return (
    <span className={className} css={styles.wrapper}>
      <button
        {...hover}
        ref={button}
        type="button"
        aria-label={label}
        aria-describedby={bubbleId}
        onClick={() => setShownBy(shownBy === 'press' ? 'none' : 'press')}
        onFocus={() => setShownBy((by) => (by === 'none' ? 'passing' : by))}
        onBlur={close}
        css={styles.trigger}
      >
        {trigger ?? <Info size={20} aria-hidden="true" />}
      </button>
      <span
        {...hover}
        ref={bubble}
        id={bubbleId}
        role="tooltip"
        popover="manual"
        hidden={!isOpen}
        style={place}
        css={styles.bubble}
      >
        {children}
      </span>
    </span>
  );
}
