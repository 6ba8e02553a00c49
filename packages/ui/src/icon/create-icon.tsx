import { createElement, type ComponentProps, type ReactNode } from 'react';

/** The shapes of an icon on a field of 24 by 24, as Lucide draws them. */
export type IconShapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, unknown>>])[];

export interface IconProps extends ComponentProps<'svg'> {
  /** Width and height, in pixels; 24 when absent. */
  readonly size?: number | undefined;
}

/** A component of an icon, in the colour of the text around it. Hidden from screen readers unless it has a name. */
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
