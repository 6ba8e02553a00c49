import { weekdayOf, type FilterCounts } from '@tableside/core';
import { useAttention } from '@tableside/kits/attention';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { readStoredText, useServerTime, writeStoredText } from '@tableside/kits/session';
import { SlidersHorizontal } from '@tableside/ui/icons';
import { lazyPart } from '@tableside/ui/lazy-part';
import { chip, ToggleChip } from '@tableside/ui/toggle-chip';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useState, type ReactNode } from 'react';

import type { SearchAddressControls } from '../address/use-search-address.ts';
import { searchCopy } from '../copy.ts';
import { TableChip } from '../tables/table-chip.tsx';
import { countChosen, dayChoices, featureChoices, flagChoices, type FilterChoice } from './filter-choices.ts';
import * as styles from './filter-row.styles.ts';
import type { FiltersDialogProps } from './filters-dialog.tsx';
import { lazyDialog } from './lazy-dialog.tsx';
import { useOfferedFilters } from './use-offered-filters.ts';
import { useFilterLabel } from './use-filter-label.ts';
import { useSavedCount, type SavedCountOptions } from './use-saved-count.ts';

const FiltersDialog = lazyDialog(() => import('./filters-dialog.tsx').then((m) => m.FiltersDialog));
const DineInPopover = lazyPart(() => import('./dine-in-popover.tsx').then((m) => m.DineInPopover));

/**
 * The "Earn today" filter for the current day in the visitor's time zone (SEA-16). A separate component,
 * because only the browser knows that day.
 */
function Today({ children: suggest }: { readonly children: (choice: FilterChoice) => ReactNode }) {
  const today = useServerTime((now) => weekdayOf(new Date(now)));
  const choice = dayChoices.find(({ id }) => id === `benefitsFor-${today}`);
  return choice && suggest(choice);
}

/**
 * Returns a function that closes the dine-in popover for good, or undefined while it is not shown. It is
 * shown once per browser (SEA-30).
 */
function useDineInPopover(isPossible: boolean): (() => void) | undefined {
  const isNew = readStoredText('local', 'dr.dineInPopover') === undefined;
  const { isOpen, onClose } = useAttention('hint', isPossible && isNew);
  if (!isOpen) return undefined;
  return () => {
    writeStoredText('local', 'dr.dineInPopover', 'true');
    onClose();
  };
}

interface SavedProps extends SavedCountOptions {
  readonly children: (counts: FilterCounts | undefined) => ReactNode;
}

const Saved = ({ children: suggest, ...options }: SavedProps) => suggest(useSavedCount(options));

export interface FilterRowProps extends Pick<FiltersDialogProps, 'requestFor'> {
  readonly address: SearchAddressControls;
  readonly counts: FilterCounts | undefined;
  readonly isHintFree: boolean;
}

const dineIn = featureChoices.find(({ id }) => id === 'features-dineIn');

export function FilterRow({ address, counts, requestFor, isHintFree }: FilterRowProps) {
  const { search, change } = address;
  const { openTableReservationsEnabled } = usePartner();
  const copy = useCopy(searchCopy);
  const labelOf = useFilterLabel();
  const offered = useOfferedFilters();
  const [isOpen, setIsOpen] = useState(false);
  const closePopover = useDineInPopover(isHintFree && offered.has('features'));
  const chosen = countChosen(search);

  const toggle = (choice: FilterChoice, label: ReactNode, counted = counts) => {
    const count = counted && choice.count(counted);
    return (
      <ToggleChip
        isPressed={choice.isChosen(search)}
        onPressedChange={() => change(choice.toggle(search))}
        {...(count !== undefined && {
          count,
          countLabel: copy.text(count === 1 ? 'filterOnePlace' : 'filterPlaces', { count }),
        })}
      >
        {label}
      </ToggleChip>
    );
  };
  const suggest = (choice: FilterChoice, label: ReactNode, counted = counts) => (
    <li key={choice.id}>{toggle(choice, label, counted)}</li>
  );
  const suggested = [
    offered.has('isSaved') && (
      <Saved key="saved" counts={counts} search={search} requestFor={requestFor}>
        {(counted) => suggest(flagChoices.isSaved, copy('isSaved'), counted)}
      </Saved>
    ),
    offered.has('acclaimed') && suggest(flagChoices.acclaimed, labelOf('acclaimed')),
    offered.has('isNew') && suggest(flagChoices.isNew, copy('isNew')),
    offered.has('benefitsFor') && (
      <Today key="today">{(choice) => suggest(choice, copy('benefitsToday'))}</Today>
    ),
    offered.has('reservations') && suggest(flagChoices.reservations, copy('reservations')),
  ].filter((shown) => typeof shown === 'object');

  return (
    <div css={styles.frame}>
      <div css={styles.row}>
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={FiltersDialog.preload}
          onFocus={FiltersDialog.preload}
          onClick={() => setIsOpen(true)}
          css={chip}
        >
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
        {openTableReservationsEnabled && <TableChip address={address} />}
        {offered.has('features') && dineIn && toggle(dineIn, labelOf('dineIn'))}
        {suggested.length > 0 && (
          <ul role="list" aria-label={copy.text('suggestedFilters')} css={styles.list}>
            {suggested}
          </ul>
        )}
      </div>
      {closePopover && <DineInPopover hasArrow={!openTableReservationsEnabled} onClose={closePopover} />}
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
