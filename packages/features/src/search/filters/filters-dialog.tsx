import { merchantSearchQuery } from '@tableside/api-client/queries';
import type { FilterCounts, FilterKey, MerchantSearch } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { useSavedMerchants } from '@tableside/kits/merchants';
import { useApi } from '@tableside/kits/session';
import { Button } from '@tableside/ui/button';
import { Dialog } from '@tableside/ui/dialog';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { changeSearch, type SearchChange } from '../address/search-address.ts';
import { searchCopy } from '../copy.ts';
import type { RequestFor } from '../results/use-results.ts';
import {
  countChosen,
  filterGroups,
  singleChoices,
  withoutFilters,
  type FilterChoice,
} from './filter-choices.ts';
import { useSavedCount } from './use-saved-count.ts';
import { FilterGroup } from './filter-group.tsx';
import * as styles from './filters-dialog.styles.ts';

interface DraftResults {
  readonly total: number | undefined;
  readonly counts: FilterCounts | undefined;
  readonly isCounting: boolean;
}

/** Counts the results of the draft search. The list reuses the response when the draft is applied. */
function useDraftResults(request: MerchantSearch | undefined): DraftResults {
  const { data, isFetching } = useQuery({
    ...merchantSearchQuery(useApi(), request ?? {}),
    enabled: request !== undefined,
  });
  return { total: data?.totalResultSize, counts: data?.filterCounts, isCounting: isFetching };
}

export interface FiltersDialogProps {
  readonly search: MerchantSearch;
  readonly offered: ReadonlySet<FilterKey>;
  readonly requestFor: RequestFor;
  readonly onApply: (change: SearchChange) => void;
  readonly onClose: () => void;
}

export function FiltersDialog({ search, offered, requestFor, onApply, onClose }: FiltersDialogProps) {
  const copy = useCopy(searchCopy);
  const [draft, setDraft] = useState(search);
  const saved = useSavedMerchants();
  const { total, counts: counted, isCounting } = useDraftResults(requestFor(draft, saved));
  const counts = useSavedCount({ counts: counted, search: draft, requestFor });
  const toggle = useCallback(
    (choice: FilterChoice) => setDraft((chosen) => changeSearch(chosen, choice.toggle(chosen))),
    [],
  );
  const singles = singleChoices.filter(({ id }) => offered.has(id as FilterKey));

  const showLabel = () => {
    if (total === undefined) return copy('showPlacesUncounted');
    if (total === 0) return copy('showNoPlaces');
    return total === 1 ? copy('showOnePlace') : copy('showPlaces', { count: total });
  };
  const apply = () => {
    const { pageNo: _pageNo, ...chosen } = draft;
    onApply({ ...withoutFilters, ...chosen });
    onClose();
  };

  const footer = (
    <div css={styles.actions}>
      <Button
        variant="tertiary"
        onClick={() => setDraft(changeSearch(draft, withoutFilters))}
        aria-disabled={countChosen(draft) === 0}
      >
        {copy('clearFilters')}
      </Button>
      <Button variant="primary" onClick={apply}>
        <span css={isCounting ? styles.counting : undefined}>{showLabel()}</span>
      </Button>
      {/* Outside the button, because a button's content is not a live region. */}
      <VisuallyHidden role="status">{isCounting ? copy('counting') : showLabel()}</VisuallyHidden>
    </div>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={copy('filters')}
      closeLabel={copy.text('closeFilters')}
      footer={footer}
    >
      <div css={styles.groups}>
        {filterGroups
          .filter(({ key }) => offered.has(key))
          .map(({ key, ...group }) => (
            <FilterGroup
              key={key}
              {...group}
              look={key === 'priceRange' ? 'chips' : 'boxes'}
              search={draft}
              counts={counts}
              onToggle={toggle}
            />
          ))}
        {singles.length > 0 && (
          <FilterGroup
            title="more"
            choices={singles}
            look="boxes"
            search={draft}
            counts={counts}
            onToggle={toggle}
          />
        )}
      </div>
    </Dialog>
  );
}
