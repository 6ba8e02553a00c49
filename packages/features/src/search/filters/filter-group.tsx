import type { FilterCounts, MerchantSearch } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Checkbox } from '@tableside/ui/checkbox';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { ToggleChip } from '@tableside/ui/toggle-chip';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { memo } from 'react';

import { searchCopy } from '../copy.ts';
import type { FilterChoice, filterGroups } from './filter-choices.ts';
import * as styles from './filters-dialog.styles.ts';
import { useFilterLabel } from './use-filter-label.ts';

type FilterTitle = (typeof filterGroups)[number]['title'];

interface FilterControlProps {
  readonly choice: FilterChoice;
  readonly look: FilterGroupProps['look'];
  readonly isChosen: boolean;
  readonly count: number | undefined;
  readonly onToggle: (choice: FilterChoice) => void;
}

const FilterControl = memo(function FilterControl({
  choice,
  look,
  isChosen,
  count,
  onToggle,
}: FilterControlProps) {
  const copy = useCopy(searchCopy);
  const labelOf = useFilterLabel();
  const countLabel =
    count === undefined ? undefined : copy.text(count === 1 ? 'filterOnePlace' : 'filterPlaces', { count });
  return look === 'chips' ? (
    <ToggleChip
      isPressed={isChosen}
      onPressedChange={() => onToggle(choice)}
      {...(count !== undefined && { count, countLabel })}
    >
      <span aria-hidden={choice.words !== undefined}>{labelOf(choice.label)}</span>
      {choice.words !== undefined && <VisuallyHidden>{labelOf(choice.words)}</VisuallyHidden>}
    </ToggleChip>
  ) : (
    <Checkbox
      name={choice.id}
      checked={isChosen}
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
});

export interface FilterGroupProps {
  readonly title: FilterTitle | 'more';
  readonly hint?: FilterTitle;
  readonly choices: readonly FilterChoice[];
  readonly look: 'chips' | 'boxes';
  readonly search: MerchantSearch;
  readonly counts: FilterCounts | undefined;
  readonly onToggle: (choice: FilterChoice) => void;
}

export function FilterGroup({ title, hint, choices, look, search, counts, onToggle }: FilterGroupProps) {
  const copy = useCopy(searchCopy);
  return (
    <fieldset css={styles.group}>
      <legend css={styles.title}>{copy(title)}</legend>
      {hint !== undefined && <p css={styles.hint}>{copy(hint)}</p>}
      <div css={look === 'chips' ? styles.chips : styles.boxes}>
        {choices.map((choice) => (
          <FilterControl
            key={choice.id}
            choice={choice}
            look={look}
            isChosen={choice.isChosen(search)}
            count={counts && choice.count(counts)}
            onToggle={onToggle}
          />
        ))}
      </div>
    </fieldset>
  );
}
