import type { ReactNode } from 'react';

import * as styles from './field-group.styles.ts';

export interface FieldGroupProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** Fields that belong together, named as a group to those who do not see the page. */
export function FieldGroup({ legend, children }: FieldGroupProps) {
  return (
    <fieldset css={styles.group}>
      <legend css={styles.legend}>{legend}</legend>
      <div css={styles.fields}>{children}</div>
    </fieldset>
  );
}
