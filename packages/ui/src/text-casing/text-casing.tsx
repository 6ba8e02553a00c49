import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';

import { ownTexts } from '../own-texts/own-texts.tsx';
import { caseText, type Casing } from './case-text.ts';

export { caseText, type Casing } from './case-text.ts';

export interface TextCasingProps {
  readonly casing: Casing;
  /** Names that keep their own casing, except in capitals. */
  readonly exceptions?: readonly string[] | undefined;
  /**
   * Text, possibly within plain elements. Data in an element with `translate="no"` keeps its letters, and so
   * does the output of components.
   */
  readonly children?: ReactNode;
}

function caseNode(
  node: ReactNode,
  casing: Casing,
  exceptions: readonly string[],
  isStart: boolean,
): ReactNode {
  if (typeof node === 'string') return caseText(node, casing, exceptions, isStart);
  if (Array.isArray(node)) {
    return Children.toArray(node).map((child, index) =>
      caseNode(child, casing, exceptions, isStart && index === 0),
    );
  }
  if (
    isValidElement<{ children?: ReactNode; translate?: string }>(node) &&
    (typeof node.type === 'string' || node.type === Fragment)
  ) {
    const { children, translate } = node.props;
    if (children === undefined || translate === 'no') return node;
    return cloneElement(node, undefined, caseNode(children, casing, exceptions, isStart));
  }
  return node;
}

export function lengthOfText(node: ReactNode): number {
  let length = 0;
  Children.forEach(node, (child) => {
    if (isValidElement<{ children?: ReactNode }>(child)) length += lengthOfText(child.props.children);
    else if (typeof child === 'string') length += child.length;
  });
  return length;
}

export function caseTexts({ casing, exceptions = [], children }: TextCasingProps): ReactNode {
  return ownTexts(casing === 'none' ? children : caseNode(children, casing, exceptions, true));
}

export function TextCasing(props: TextCasingProps) {
  return <span>{caseTexts(props)}</span>;
}
