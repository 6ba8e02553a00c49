import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

import { hasModifier } from '../modifier-keys.ts';
import * as styles from './tabs.styles.ts';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selectedId: string;
  readonly onSelectedChange: (id: string) => void;
  readonly className?: string | undefined;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A tab list with its panels. Arrow keys, Home and End move and select. Only the selected panel is rendered.
 */
export function Tabs({ label, tabs, selectedId, onSelectedChange, className }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const selected = tabs.find(({ id }) => id === selectedId);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === selectedId);
    const next = steps[event.key]?.(index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined || hasModifier(event)) return;
    event.preventDefault();
    onSelectedChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} css={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-controls={`${base}-panel-${tab.id}`}
            aria-selected={tab.id === selectedId}
            tabIndex={tab.id === selectedId ? 0 : -1}
            onClick={() => onSelectedChange(tab.id)}
            onKeyDown={onKeyDown}
            css={styles.tab}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {selected !== undefined && (
        <div
          role="tabpanel"
          id={`${base}-panel-${selected.id}`}
          aria-labelledby={`${base}-tab-${selected.id}`}
          tabIndex={0}
          css={styles.panel}
        >
          {selected.content}
        </div>
      )}
    </div>
  );
}
