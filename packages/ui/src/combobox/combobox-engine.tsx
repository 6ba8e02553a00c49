import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import {
  Fragment,
  useLayoutEffect,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';

import { hasModifier } from '../modifier-keys.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { ComboboxEngineState, ComboboxLabels, ComboboxOption } from './combobox-types.ts';
import * as styles from './combobox.styles.ts';

export interface ComboboxHandlers {
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

export interface ComboboxEngineProps {
  readonly inputId: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Receives the handlers for the input's events. Undefined on unmount. */
  readonly connect: (handlers: ComboboxHandlers | undefined) => void;
  readonly value: string;
  readonly options: readonly ComboboxOption[];
  readonly labels: ComboboxLabels;
  readonly notice?: ReactNode;
  /** Whether the visitor typed before this code loaded, so that the list opens on mount. */
  readonly isOpenAtOnce: boolean;
  readonly onStateChange: (state: ComboboxEngineState) => void;
  readonly onChoose: (option: ComboboxOption) => void;
}

type Option = ComboboxOption;

/** Keeps free text: blur or Escape never selects or clears anything, and a click never closes the list. */
function retainText(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
) {
  const { InputBlur, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;
  if (type === InputClick) return { ...changes, isOpen: true };
  if (type !== InputBlur && type !== InputKeyDownEscape) return changes;
  return { ...state, isOpen: false, highlightedIndex: -1 };
}

export function ComboboxEngine(props: ComboboxEngineProps) {
  const { inputId, input, connect, value, options, labels, notice, isOpenAtOnce, onStateChange, onChoose } =
    props;
  const combobox = useCombobox<Option>({
    items: [...options],
    inputValue: value,
    inputId,
    selectedItem: null,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.id,
    initialIsOpen: isOpenAtOnce,
    stateReducer: retainText,
    // The list may extend below the window, so the page must scroll too.
    scrollIntoView: (option) => option.scrollIntoView?.({ block: 'nearest' }),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onChoose(selectedItem);
    },
  });
  const { getInputProps, getItemProps, getMenuProps, highlightedIndex, isOpen } = combobox;
  const inputProps = getInputProps({}, { suppressRefError: true });
  const hasContent = options.length > 0 || notice !== undefined;
  const isShown = isOpen && hasContent;
  const menuProps = getMenuProps(
    { 'aria-label': labels.list, 'aria-labelledby': undefined },
    { suppressRefError: true },
  );
  const listId: string = menuProps.id;
  const activeId: string | undefined = isShown ? inputProps['aria-activedescendant'] || undefined : undefined;

  useLayoutEffect(() => {
    if (typeof inputProps.ref === 'function') inputProps.ref(input.current);
    connect({
      onChange: (event) => inputProps.onChange?.(event),
      onBlur: (event) => inputProps.onBlur?.(event),
      onClick: (event) => inputProps.onClick?.(event),
      onKeyDown: (event) => {
        // If no option is highlighted, Enter belongs to the form. If no list is shown, Escape belongs to the
        // surrounding element.
        // With modifiers, other keys select text or belong to the browser. Alt with an arrow opens and closes
        // the list, as in the browser's own lists.
        const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
        const isArrow = key === 'ArrowUp' || key === 'ArrowDown';
        const isTaken =
          key === 'Enter' || !hasModifier({ altKey: altKey && !isArrow, ctrlKey, metaKey, shiftKey });
        if (key === 'Enter' && (!isShown || highlightedIndex < 0)) combobox.closeMenu();
        else if (isTaken && (key !== 'Escape' || isShown)) inputProps.onKeyDown?.(event);
      },
    });
  });
  useLayoutEffect(() => () => connect(undefined), [connect]);
  useLayoutEffect(
    () => onStateChange({ isOpen: isShown, listId, activeId }),
    [isShown, listId, activeId, onStateChange],
  );

  return (
    <>
      <VisuallyHidden role="status">
        {isShown && notice === undefined ? labels.count(options.length) : ''}
      </VisuallyHidden>
      {/* Browsers let Tab focus a list that scrolls, which would close it and lose the focus. */}
      <ul {...menuProps} tabIndex={-1} hidden={!isShown} css={styles.list}>
        {isShown && notice !== undefined && (
          <li role="presentation" css={styles.notice}>
            <span role="status">{notice}</span>
          </li>
        )}
        {isShown &&
          notice === undefined &&
          options.map((option, index) => (
            <Fragment key={option.id}>
              {option.group !== undefined && option.group !== options[index - 1]?.group && (
                <li role="presentation" css={styles.group}>
                  {option.group}
                </li>
              )}
              <li {...getItemProps({ item: option, index })} css={styles.option}>
                {option.icon}
                <span>
                  <span>{option.label}</span>
                  {option.detail !== undefined && <span css={styles.detail}>{option.detail}</span>}
                </span>
              </li>
            </Fragment>
          ))}
      </ul>
    </>
  );
}
