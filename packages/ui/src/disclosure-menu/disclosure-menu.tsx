import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import { ChevronDown } from '../icons.ts';
import { interceptBack } from '../intercept-back.ts';
import { hasModifier } from '../modifier-keys.ts';
import { ownEach } from '../own-texts/own-texts.tsx';
import * as styles from './disclosure-menu.styles.ts';

export interface DisclosureMenuProps {
  readonly label: ReactNode;
  readonly accessibleLabel?: string | undefined;
  /** A list of links or buttons, each with the style from `@tableside/ui/menu-entry`. */
  readonly children: ReactNode;
  readonly align?: 'start' | 'end' | undefined;
  /** Whether the button has an arrow. Set it to false for an icon button. */
  readonly hasArrow?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * A button that opens a list of links. Escape and Back close it and restore focus. A click outside, a
 * selected link or losing focus also closes it. It does not have `role=menu`, so that links remain links.
 */
export function DisclosureMenu(props: DisclosureMenuProps) {
  const { label, accessibleLabel, children, align = 'start', hasArrow = true, className } = props;
  const [isOpen, setIsOpen] = useState(false);
  const wrapper = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();

  useEffect(() => {
    const root = wrapper.current;
    if (!isOpen || root === null) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.contains(target)) setIsOpen(false);
    };
    const closeWhenChosen = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || !panel.current?.contains(target)) return;
      if (target.closest(hasModifier(event) ? 'button' : 'a, button')) setIsOpen(false);
    };
    const closeAndReturn = () => {
      setIsOpen(false);
      trigger.current?.focus();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      closeAndReturn();
    };
    const stopBack = interceptBack(closeAndReturn);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    root.addEventListener('click', closeWhenChosen);
    root.addEventListener('keydown', closeOnEscape);
    return () => {
      stopBack();
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      root.removeEventListener('click', closeWhenChosen);
      root.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return (
    <div ref={wrapper} className={className} css={styles.wrapper}>
      <button
        ref={trigger}
        type="button"
        aria-label={accessibleLabel}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
        css={styles.trigger}
      >
        {ownEach(label)}
        {hasArrow && <ChevronDown size={16} aria-hidden="true" />}
      </button>
      <div ref={panel} id={panelId} hidden={!isOpen} css={styles.panels[align]}>
        {children}
      </div>
    </div>
  );
}
