import { siteRoutes } from '@tableside/core';

import type { Finding } from './finding.ts';
import { isTest } from './files.ts';
import { withoutComments } from './imports.ts';
import type { Workspace } from './workspace.ts';

interface CodeRule {
  readonly applies: (path: string) => boolean;
  readonly pattern: RegExp;
  readonly message: string;
}

const inProduct = (path: string) => !path.startsWith('tooling/');
const inPackages = (path: string) => path.startsWith('packages/');

/**
 * Partner names that are also ordinary words of code match only as a whole string, and those that are also
 * values of data only in comparisons.
 */
const partnerNames = new RegExp(
  [
    String.raw`\b(caesars|hilton|ihg|marriott|t[- ]mobile)\b`,
    String.raw`(?<quote>['"\`])(delta|southwest|united)\k<quote>`,
    String.raw`(===|!==|\bcase)\s*(?<quote>['"\`])(american|choice)\k<quote>`,
    String.raw`(?<quote>['"\`])(american|choice)\k<quote>\s*(===|!==|[^\n]*\]\.includes\()`,
    String.raw`\b(is|for|has)(American|Caesars|Choice|Delta|Hilton|Ihg|Marriott|Southwest|TMobile|United)\b`,
  ].join('|'),
  'i',
);

const pagePath = new RegExp(
  `['"\`](${[...new Set(siteRoutes.map(({ path }) => path.split('/')[1]))]
    .filter(Boolean)
    .map((part) => `/${part}`)
    .join('|')})(?=[/?#'"\`])`,
);

export const codeRules: readonly CodeRule[] = [
  {
    applies: inPackages,
    pattern: partnerNames,
    message: 'names a partner: a partner is data, so add a setting to partner-config.',
  },
  {
    applies: (path) =>
      /^packages\/(features|kits|shell)\//.test(path) && !isTest(path) && !/\/testing\b/.test(path),
    pattern: pagePath,
    message: 'contains the path of a page: use routes of @tableside/core.',
  },
  {
    applies: (path) => inProduct(path) && !isTest(path) && !/\.quer(y|ies)\.ts$/.test(path),
    pattern: /\bqueryKey\s*:\s*\[/,
    message: 'contains a query key: define it with its function in *.queries.ts.',
  },
  {
    applies: (path) =>
      inPackages(path) && !isTest(path) && !/(\/feature|-tabs|-routes|\/lazy-screen)\.tsx?$/.test(path),
    pattern: /\blazyScreen\(/,
    message: 'would replace the whole page if its code fails to load: use lazyPart for a part of a page.',
  },
  {
    applies: (path) => !path.startsWith('tooling/boundaries/'),
    pattern: /\bnetworkidle\b/,
    message: 'waits for networkidle, which one repeated request holds up: wait for what the next step uses.',
  },
];

export const codeFindings = ({ packages }: Workspace): Finding[] =>
  packages.flatMap(({ files }) =>
    files.flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return codeRules
        .filter(({ applies, pattern }) => applies(path) && pattern.test(code))
        .map(({ message }) => ({ where: path, message }));
    }),
  );

/**
 * Values that the specification leaves open. Each must be one constant or one setting, so that changing it is
 * one edit.
 */
export const decidedNumbers: readonly string[] = [
  '2880',
  '35000',
  '900000',
  '2100000',
  '7776000000',
  '86400',
  '2160',
  '40.7577',
  '73.9857',
];

export function numberFindings({ packages }: Workspace): Finding[] {
  const files = packages.flatMap((one) => one.files).filter(({ path }) => inPackages(path) && !isTest(path));
  return decidedNumbers.flatMap((number) => {
    const written = new RegExp(`(?<![\\w.])${number.replace('.', '\\.')}(?![\\w.])`);
    const holders = files.filter(({ path, text }) => {
      if (/(testing|handlers|builders|styles)\b/.test(path)) return false;
      return written.test(withoutComments(text).replaceAll(/(?<=\d)_(?=\d)/g, ''));
    });
    return holders.slice(1).map(({ path }) => ({
      where: path,
      message: `contains ${number}, as does ${holders[0]?.path}: use one named constant.`,
    }));
  });
}
