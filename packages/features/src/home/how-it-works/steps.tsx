import { useCopy } from '@tableside/kits/content';
import { WhatCounts } from '@tableside/kits/earning';
import { usePartner } from '@tableside/kits/partner';
import { Title } from '@tableside/ui/title';

import { homeCopy } from '../copy.ts';
import { Section } from '../section/section.tsx';
import { CardDrawing, CoinsDrawing, PlateDrawing } from './step-drawings.tsx';
import * as styles from './steps.styles.ts';

const joining = {
  direct: ['joinDirectTitle', 'joinDirectText'],
  sso: ['joinSsoTitle', 'joinSsoText'],
  none: ['joinNoneTitle', 'joinNoneText'],
} as const;

export function Steps() {
  const copy = useCopy(homeCopy);
  const { enrollmentType, earn } = usePartner();
  const steps = [
    { drawing: <CardDrawing />, keys: joining[enrollmentType] },
    { drawing: <PlateDrawing />, keys: ['dineTitle', 'dineText'] as const },
    {
      drawing: <CoinsDrawing />,
      keys:
        earn.pointsPerDollar === null
          ? (['earnTitle', 'earnText'] as const)
          : (['earnRateTitle', 'earnRateText'] as const),
    },
  ];
  return (
    <Section title={copy('stepsTitle')} lead={copy('stepsLead')}>
      <ol css={styles.steps}>
        {steps.map(({ drawing, keys: [title, text] }, index) => (
          <li key={title} css={styles.step}>
            <div css={styles.tile}>
              {drawing}
              {/* Hidden from screen readers, because they already announce the numbers of the list. */}
              <span css={styles.number} aria-hidden="true">
                {index + 1}
              </span>
            </div>
            <div css={styles.stepWords}>
              <Title level={3} size="small">
                {copy(title)}
              </Title>
              <p css={styles.stepText}>{copy(text)}</p>
            </div>
          </li>
        ))}
      </ol>
      <WhatCounts />
    </Section>
  );
}
