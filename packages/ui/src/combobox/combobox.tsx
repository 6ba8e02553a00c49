import {
  useCallback,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import { describeControl, Field, useFieldIds, type FieldTexts } from '../field/field.tsx';
import { lazyPart } from '../lazy-part.ts';
import type { ComboboxHandlers } from './combobox-engine.tsx';
import type { ComboboxEngineState, ComboboxLabels, ComboboxOption } from './combobox-types.ts';
import * as styles from './combobox.styles.ts';

export type { ComboboxLabels, ComboboxOption } from './combobox-types.ts';

export interface ComboboxProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'children' | 'list' | 'onChange' | 'onSelect' | 'ref'> {
  readonly name: string;
  readonly value: string;
  /** Called on every change of the text, whether it was typed or selected. */
  readonly onValueChange: (value: string) => void;
  readonly options: readonly ComboboxOption[];
  /** Called when an option is selected, after `onValueChange` with its label. */
  readonly onOptionSelect?: ((option: ComboboxOption) => void) | undefined;
  readonly labels: ComboboxLabels;
  /** Shown in the open list in place of options, for example while searching or if nothing was found. */
  readonly notice?: ReactNode;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

const Engine = lazyPart(() => import('./combobox-engine.tsx').then((module) => module.ComboboxEngine));

/**
 * Free text with suggestions. It is a plain text field until it is first hovered or focused. Then the same
 * element becomes a combobox, and keeps its focus, text and selection.
 */
export function Combobox({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  before,
  after,
  className,
  id,
  value,
  onValueChange,
  options,
  onOptionSelect,
  labels,
  notice,
  onFocus,
  onBlur,
  onKeyDown,
  ...rest
}: ComboboxProps) {
  const ids = useFieldIds(id);
  const texts = { label, hint, error, isRequired, isLabelHidden };
  const input = useRef<HTMLInputElement>(null);
  const handlers = useRef<ComboboxHandlers>(undefined);
  const connect = useCallback((latest: ComboboxHandlers | undefined) => {
    handlers.current = latest;
  }, []);
  const [isWanted, setIsWanted] = useState(false);
  const [wasTypedEarly, setWasTypedEarly] = useState(false);
  const [engine, setEngine] = useState<ComboboxEngineState>();

  return (
    <Field {...texts} ids={ids} className={className}>
      <div css={styles.anchor}>
        <span css={styles.adorned}>
          <input
            {...rest}
            {...describeControl(ids, texts, rest['aria-describedby'])}
            {...(engine !== undefined && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': engine.isOpen,
              'aria-controls': engine.listId,
              'aria-activedescendant': engine.activeId,
            })}
            ref={input}
            type="text"
            autoComplete="off"
            value={value}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              onValueChange(event.target.value);
              if (handlers.current) handlers.current.onChange(event);
              else setWasTypedEarly(true);
            }}
            onPointerEnter={() => setIsWanted(true)}
            onFocus={(event: FocusEvent<HTMLInputElement>) => {
              setIsWanted(true);
              onFocus?.(event);
            }}
            onBlur={(event: FocusEvent<HTMLInputElement>) => {
              handlers.current?.onBlur(event);
              // The list must not open for a visitor who has moved on to the next field.
              setWasTypedEarly(false);
              onBlur?.(event);
            }}
            onClick={(event) => handlers.current?.onClick(event)}
            onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
              onKeyDown?.(event);
              // The list must not open after the text has been submitted.
              if (event.key === 'Enter') setWasTypedEarly(false);
              handlers.current?.onKeyDown(event);
            }}
            css={[
              styles.control,
              before !== undefined && styles.withBefore,
              after !== undefined && styles.withAfter,
            ]}
          />
          {before !== undefined && <span css={styles.before}>{before}</span>}
          {after !== undefined && <span css={styles.after}>{after}</span>}
        </span>
        {isWanted && (
          <Engine
            inputId={ids.control}
            input={input}
            connect={connect}
            value={value}
            options={options}
            labels={labels}
            notice={notice}
            isOpenAtOnce={wasTypedEarly}
            onStateChange={setEngine}
            onChoose={(option) => {
              onValueChange(option.label);
              onOptionSelect?.(option);
            }}
          />
        )}
      </div>
    </Field>
  );
}
