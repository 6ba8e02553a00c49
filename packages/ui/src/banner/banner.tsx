import type { ReactNode } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { CircleAlert, CircleCheck, TriangleAlert, X } from '../icons.ts';
import * as styles from './banner.styles.ts';

export type BannerKind = keyof typeof styles.banners;

export interface BannerProps {
  /**
   * Look and role. Errors and warnings interrupt (`alert`), while success is announced politely (`status`)
   * (ERR-06).
   */
  readonly kind: BannerKind;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Adds a button that dismisses the banner. Requires `dismissLabel`. */
  readonly onDismiss?: (() => void) | undefined;
  readonly dismissLabel?: string | undefined;
  readonly className?: string | undefined;
}

const icons = { error: CircleAlert, success: CircleCheck, warning: TriangleAlert };
const roles = { error: 'alert', success: 'status', warning: 'alert' } as const;

export function Banner({ kind, title, children, action, onDismiss, dismissLabel, className }: BannerProps) {
  const Icon = icons[kind];
  return (
    <div role={roles[kind]} className={className} css={styles.banners[kind]}>
      <Icon size={20} aria-hidden="true" />
      <div css={styles.body}>
        {title !== undefined && <p css={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div>{action}</div>}
      </div>
      {onDismiss !== undefined && dismissLabel !== undefined && (
        <IconButton label={dismissLabel} icon={<X size={20} />} onClick={onDismiss} css={styles.close} />
      )}
    </div>
  );
}
