import { sortOrders, type SortOrder } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { Select } from '@tableside/ui/select';
import { Title } from '@tableside/ui/title';
import type { Ref } from 'react';

import { searchCopy } from '../copy.ts';
import * as styles from './result-frame.styles.ts';

export interface ResultHeaderProps {
  readonly title: string;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly sortBy: SortOrder;
  readonly onSort?: ((order: SortOrder) => void) | undefined;
}

export function ResultHeader({ title, headingRef, sortBy, onSort }: ResultHeaderProps) {
  const copy = useCopy(searchCopy);
  return (
    <div css={styles.header}>
      <Title level={1} size="small" casing="none" ref={headingRef} tabIndex={-1} css={styles.heading}>
        {raiseMarks(title)}
      </Title>
      {onSort && (
        <Select
          name="sortBy"
          label={copy('sortBy')}
          isLabelHidden
          value={sortBy}
          options={sortOrders.map((order) => ({ value: order, label: copy.text(order) }))}
          onChange={(event) => {
            const order = sortOrders.find((known) => known === event.target.value);
            if (order) onSort(order);
          }}
          css={styles.sort}
        />
      )}
    </div>
  );
}
