import { activityStatesOf } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { useCurrency } from '@tableside/kits/partner';
import { Select } from '@tableside/ui/select';

import { activityCopy } from './activity.copy.ts';
import { stateLabels } from './activity-messages.ts';
import * as styles from './recent-activity.styles.ts';
import type { ActivityFilter } from './use-activity-address.ts';

export interface ActivityFiltersProps {
  readonly years: readonly number[];
  readonly filter: ActivityFilter;
  readonly onChange: (filter: ActivityFilter) => void;
}

export function ActivityFilters({ years, filter, onChange }: ActivityFiltersProps) {
  const copy = useCopy(activityCopy);
  const hasCredits = useCurrency().paysStatementCredits;
  const { year, state } = filter;
  const states = activityStatesOf({ hasCredits });
  const offered = year === undefined || years.includes(year) ? years : [...years, year];
  return (
    <div role="group" aria-label={copy.text('filters')} css={styles.filters}>
      <Select
        name="year"
        label={copy('filterYear')}
        isLabelHidden
        placeholder={copy.text('anyYear')}
        value={year?.toString() ?? ''}
        options={offered.map((each) => ({ value: String(each), label: String(each) }))}
        onChange={({ target }) =>
          onChange({ state, year: offered.find((each) => String(each) === target.value) })
        }
      />
      <Select
        name="state"
        label={copy('filterState')}
        isLabelHidden
        placeholder={copy.text('anyState')}
        value={state ?? ''}
        options={states.map((each) => ({ value: each, label: copy.text(stateLabels[each]) }))}
        onChange={({ target }) => onChange({ year, state: states.find((each) => each === target.value) })}
      />
    </div>
  );
}
