import { createElement, type ComponentProps, type ReactNode } from 'react';

/** The shapes of an icon in a 24 by 24 view box, as in Lucide. */
export type IconShapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, unknown>>])[];

export interface IconProps extends ComponentProps<'svg'> {
  /** Width and height in pixels. 24 by default. */
  readonly size?: number | undefined;
}

/**
 * Creates an icon component in the current text color. It is hidden from screen readers unless it has an
 * accessible name.
 */
export function createIcon(shapes: IconShapes): (props: IconProps) => ReactNode {
  return ({ size = 24, ...rest }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={rest['aria-label'] === undefined ? true : undefined}
      {...rest}
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
