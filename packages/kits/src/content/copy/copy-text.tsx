import {
  expandCopy,
  parseCopy,
  tokenize,
  type CopyNode,
  type CopyText as Text,
} from '@tableside/content-client';
import { Link } from '@tableside/ui/link';
import { ownEach } from '@tableside/ui/own-texts';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { Fragment, isValidElement, useEffect, useMemo, type ReactElement, type ReactNode } from 'react';

import { useContent } from '../content-context.tsx';
import type { CopyDefinition, CopyValues } from './define-copy.ts';
import { TokenLink } from './token-link.tsx';
import { useFillText, usePartnerValues } from './use-copy.ts';

export interface CopyOptions {
  /**
   * Values entered by people or computed by the screen. They are inserted verbatim and take precedence over
   * the partner's values.
   */
  readonly values?: CopyValues | undefined;
  readonly isWithoutLinks?: boolean | undefined;
}

const isMark = (nodes: Text) =>
  nodes.length === 1 && nodes[0]?.type === 'text' && nodes[0].text.trim() === '®';

function renderNode(node: CopyNode, key: number, options: CopyOptions): ReactNode {
  const { isWithoutLinks } = options;
  switch (node.type) {
    case 'value':
      return `{${node.name}}`;
    case 'text':
      return raiseMarks(node.text);
    case 'link':
      return <TokenLink key={key} name={node.name} isText={isWithoutLinks} />;
    case 'element': {
      const { tag: Tag, href, children } = node;
      if (Tag === 'br') return <br key={key} />;
      // The brand decides how a registered mark is raised, not the content entry.
      if (Tag === 'sup' && isMark(children)) return raiseMarks('®');
      if (Tag !== 'a') return <Tag key={key}>{renderNodes(children, options)}</Tag>;
      const words = renderNodes(children, { ...options, isWithoutLinks: true });
      if (isWithoutLinks || href === undefined) return <span key={key}>{words}</span>;
      return (
        <Link key={key} href={href}>
          {words}
        </Link>
      );
    }
  }
}

const renderNodes = (nodes: Text, options: CopyOptions): ReactNode =>
  ownEach(nodes.map((node, key) => renderNode(node, key, options)));

/** Returns copy as nodes, for components that inspect their children, such as a title that changes case. */
export function useCopyNodes(text: Text, { values, isWithoutLinks }: CopyOptions = {}): ReactNode {
  const partnerValues = usePartnerValues();
  const problems: string[] = [];
  const expanded = expandCopy(text, { partner: partnerValues, personal: values }, (problem) =>
    problems.push(problem),
  );
  const problem = problems.join('; ');
  useEffect(() => {
    if (problem !== '') console.warn(`Copy left out: ${problem}.`);
  }, [problem]);
  return renderNodes(expanded, { isWithoutLinks });
}

export interface CopyTextProps extends CopyOptions {
  readonly text: Text;
}

/**
 * Renders long copy from content, with values filled in, link tokens as links, and registered marks in the
 * brand's style (CON-15, CON-30).
 */
export function CopyText({ text, ...options }: CopyTextProps) {
  return useCopyNodes(text, options);
}

/**
 * Values for copy: text for names, addresses and codes, and elements for words that a browser may translate.
 */
export type CopyParts = Readonly<Record<string, string | number | ReactElement>>;

/**
 * Returns an area's copy with values in separate elements, so that names, addresses and codes keep their case
 * where a title or button changes it (UIX-09), and are not translated (UIX-15).
 */
export function useCopyParts<K extends string>({ area, texts }: CopyDefinition<K>) {
  const overrides = useContent().global.navbar.copy;
  const fill = useFillText();
  return (key: K, values: CopyParts): ReactNode =>
    ownEach(
      tokenize(overrides[`${area}.${key}`] ?? texts[key]).map((node, index) => {
        if (node.type === 'value' && Object.hasOwn(values, node.name)) {
          const value = values[node.name];
          return isValidElement(value) ? (
            <Fragment key={index}>{value}</Fragment>
          ) : (
            <span key={index} translate="no">
              {raiseMarks(String(value))}
            </span>
          );
        }
        if (node.type === 'text') return raiseMarks(node.text);
        return node.type === 'element'
          ? ''
          : fill(node.type === 'value' ? `{${node.name}}` : `{{${node.name}}}`);
      }),
    );
}

export interface CopyProps<K extends string> extends CopyOptions {
  readonly of: CopyDefinition<K>;
  readonly id: K;
}

/** Renders the copy of an area with its link tokens as links. For plain text, use `useCopy`. */
export function Copy<K extends string>({ of: { area, texts }, id, ...options }: CopyProps<K>) {
  const source = useContent().global.navbar.copy[`${area}.${id}`] ?? texts[id];
  const text = useMemo(() => parseCopy(source), [source]);
  return <CopyText text={text} {...options} />;
}
