import * as styles from './progress-meter.styles.ts';

export interface ProgressMeterProps {
  readonly value: number;
  readonly max: number;
  readonly label: string;
  readonly valueText: string;
  readonly marks?: readonly number[] | undefined;
  readonly className?: string | undefined;
}

export function ProgressMeter({ value, max, label, valueText, marks, className }: ProgressMeterProps) {
  const share = (at: number) => `${max > 0 ? Math.min(1, Math.max(0, at / max)) * 100 : 0}%`;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText}
      className={className}
      css={styles.track}
    >
      <div css={styles.bar} style={{ width: share(value) }} />
      {marks?.map((at) => (
        <span key={at} css={styles.mark} style={{ insetInlineStart: share(at) }} />
      ))}
    </div>
  );
}
