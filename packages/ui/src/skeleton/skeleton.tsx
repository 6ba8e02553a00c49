import { shapes } from './skeleton.styles.ts';

export interface SkeletonProps {
  readonly shape: keyof typeof shapes;
  /** Size of what it stands for: pixels, or any CSS length. */
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  /** Instead of a height, e.g. 1.4 for a picture. */
  readonly ratio?: number | undefined;
  readonly className?: string | undefined;
}

/** Stands where something is coming, in its size. Put one `Loading` beside a group of them. */
export function Skeleton({ shape, width = '100%', height, ratio, className }: SkeletonProps) {
  const tall = height ?? (shape === 'line' ? '1em' : undefined);
  return (
    <span
      aria-hidden="true"
      className={className}
      css={shapes[shape]}
      style={{
        width,
        ...(tall !== undefined && { height: tall }),
        ...(ratio !== undefined && { aspectRatio: ratio }),
      }}
    />
  );
}
