import type { FilterCounts, MerchantSearch } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Checkbox } from '@tableside/ui/checkbox';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { ToggleChip } from '@tableside/ui/toggle-chip';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';

import { searchCopy } from '../copy.ts';
import type { FilterChoice, filterGroups } from './filter-choices.ts';
import * as styles from './filters-dialog.styles.ts';
import { useFilterLabel } from './use-filter-label.ts';

type FilterTitle = (typeof filterGroups)[number]['title'];

export interface FilterGroupProps {
  readonly title: FilterTitle | 'more';
  readonly hint?: FilterTitle;
  readonly choices: readonly FilterChoice[];
  /** Short symbols are shown as chips in a row, texts as checkboxes in columns. */
  readonly look: 'chips' | 'boxes';
  readonly search: MerchantSearch;
  readonly counts: FilterCounts | undefined;
  readonly onToggle: (choice: FilterChoice) => void;
}

export function FilterGroup({ title, hint, choices, look, search, counts, onToggle }: FilterGroupProps) {
  const copy = useCopy(searchCopy);
  const labelOf = useFilterLabel();
  return (
    <fieldset css={styles.group}>
      <legend css={styles.title}>{copy(title)}</legend>
      {hint !== undefined && <p css={styles.hint}>{copy(hint)}</p>}
      <div css={look === 'chips' ? styles.chips : styles.boxes}>
        {choices.map((choice) => {
          const count = counts && choice.count(counts);
          const countLabel =
            count === undefined
              ? undefined
              : copy.text(count === 1 ? 'filterOnePlace' : 'filterPlaces', { count });
          return look === 'chips' ? (
            <ToggleChip
              key={choice.id}
              isPressed={choice.isChosen(search)}
              onPressedChange={() => onToggle(choice)}
              {...(count !== undefined && { count, countLabel })}
            >
              <span aria-hidden={choice.words !== undefined}>{labelOf(choice.label)}</span>
              {choice.words !== undefined && <VisuallyHidden>{labelOf(choice.words)}</VisuallyHidden>}
            </ToggleChip>
          ) : (
            <Checkbox
              key={choice.id}
              name={choice.id}
              checked={choice.isChosen(search)}
              onChange={() => onToggle(choice)}
              label={
                <>
                  <span>{labelOf(choice.label)}</span>
                  {count !== undefined && (
                    <span css={styles.count} aria-hidden="true">
                      {count}
                    </span>
                  )}
                  {countLabel !== undefined && <VisuallyHidden>{raiseMarks(countLabel)}</VisuallyHidden>}
                </>
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}
