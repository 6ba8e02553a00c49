import type { FilterCounts } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { SlidersHorizontal } from '@tableside/ui/icons';
import { ToggleChip } from '@tableside/ui/toggle-chip';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useState } from 'react';

import type { SearchAddressControls } from '../address/use-search-address.ts';
import { searchCopy } from '../copy.ts';
import { DineInPopover } from './dine-in-popover.tsx';
import { countChosen, featureChoices, flagChoices, type FilterChoice } from './filter-choices.ts';
import * as styles from './filter-row.styles.ts';
import { FiltersDialog, type FiltersDialogProps } from './filters-dialog.tsx';
import { useDineInPopover } from './use-dine-in-popover.ts';
import { useOfferedFilters } from './use-offered-filters.ts';
import { useTodayChoice } from './use-today-choice.ts';
import { useFilterLabel } from './use-filter-label.ts';

export interface FilterRowProps extends Pick<FiltersDialogProps, 'requestFor'> {
  readonly address: SearchAddressControls;
  readonly counts: FilterCounts | undefined;
}

const dineIn = featureChoices.find(({ id }) => id === 'features-dineIn');

/** The filters most used, one press each, and the door to all others (SEA-04, SEA-16). */
export function FilterRow({ address: { search, change }, counts, requestFor }: FilterRowProps) {
  const copy = useCopy(searchCopy);
  const labelOf = useFilterLabel();
  const offered = useOfferedFilters();
  const today = useTodayChoice();
  const [isOpen, setIsOpen] = useState(false);
  const popover = useDineInPopover();
  const chosen = countChosen(search);

  const chip = (choice: FilterChoice, label: string) => {
    const count = counts && choice.count(counts);
    return (
      <ToggleChip
        key={choice.id}
        isPressed={choice.isChosen(search)}
        onPressedChange={() => change(choice.toggle(search))}
        {...(count !== undefined && {
          count,
          countLabel: `, ${copy(count === 1 ? 'filterOnePlace' : 'filterPlaces', { count })}`,
        })}
      >
        {label}
      </ToggleChip>
    );
  };
  const suggested = [
    offered.has('acclaimed') && chip(flagChoices.acclaimed, labelOf('acclaimed')),
    offered.has('isNew') && chip(flagChoices.isNew, copy('isNew')),
    offered.has('benefitsFor') && today && chip(today, copy('benefitsToday')),
    offered.has('reservations') && chip(flagChoices.reservations, copy('reservations')),
  ].filter((shown) => typeof shown === 'object');

  return (
    <div css={styles.frame}>
      <div css={styles.row}>
        <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)} css={styles.opener}>
          <SlidersHorizontal size={16} aria-hidden="true" />
          <span>{copy('filters')}</span>
          {chosen > 0 && (
            <>
              <span css={styles.badge} aria-hidden="true">
                {chosen}
              </span>
              <VisuallyHidden>{copy('filtersChosen', { count: chosen })}</VisuallyHidden>
            </>
          )}
        </button>
        {offered.has('features') && dineIn && chip(dineIn, labelOf('dineIn'))}
        {suggested.length > 0 && (
          <ul role="list" aria-label={copy('suggestedFilters')} css={styles.list}>
            {suggested.map((shown) => (
              <li key={shown.key}>{shown}</li>
            ))}
          </ul>
        )}
      </div>
      {popover.isShown && offered.has('features') && <DineInPopover onClose={popover.dismiss} />}
      {isOpen && (
        <FiltersDialog
          search={search}
          offered={offered}
          requestFor={requestFor}
          onApply={change}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
