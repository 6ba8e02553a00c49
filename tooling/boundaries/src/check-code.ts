import type { Finding } from './finding.ts';
import { isConfig, isTest } from './files.ts';
import { withoutComments } from './imports.ts';
import type { Workspace } from './workspace.ts';

interface CodeRule {
  readonly applies: (path: string) => boolean;
  readonly pattern: RegExp;
  readonly message: string;
}

const inProduct = (path: string) => !path.startsWith('tooling/');
const inPackages = (path: string) => path.startsWith('packages/');

/** Names that partners go by; those that are ordinary words too count where code tests for one. */
const partnerNames =
  /\b(caesars|hilton|ihg|marriott|t[- ]mobile)\b|(===|!==|\bcase)\s*(['"`])(american|choice|delta|southwest|united)\3|\b(is|for|has)(American|Caesars|Choice|Delta|Hilton|Ihg|Marriott|Southwest|TMobile|United)\b/i;

export const codeRules: readonly CodeRule[] = [
  {
    applies: inProduct,
    pattern: /from ['"]@emotion\/styled['"]|\bstyled\.[a-z]+`|\bstyled\(/,
    message: 'uses styled: write static css chunks in a *.styles.ts file and the css prop.',
  },
  {
    applies: inProduct,
    pattern: /\b(ThemeProvider|useTheme|withTheme)\b/,
    message: 'uses a theme context: tokens are CSS variables, and a brand only sets them on the root.',
  },
  {
    applies: inPackages,
    pattern: partnerNames,
    message:
      'knows a partner by name: a partner is data, so make the difference a setting of partner-config.',
  },
  {
    applies: (path) => inProduct(path) && !isTest(path) && !/\.quer(y|ies)\.ts$/.test(path),
    pattern: /\bqueryKey\s*:\s*\[/,
    message: 'writes a query key: keys live with their function in *.queries.ts.',
  },
  {
    applies: (path) => inPackages(path) && !isTest(path) && !path.endsWith('/lazy-screen.tsx'),
    pattern: /^(?![^]*\.catch\()[^]*\blazy\(/,
    message:
      'has a lazy part that takes the page along when its code does not come: import it, use lazyScreen for a whole page, or catch the failure and say what stands instead.',
  },
  {
    applies: (path) => !isConfig(path) && !/\.stories\.tsx$|\.d\.ts$|(^|\/)plopfile\.ts$/.test(path),
    pattern: /^export default\b|\bexport \{[^}]*\bas default\b/m,
    message: 'has a default export: export by name, so that a thing has one name everywhere.',
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

/** Numbers whose meaning or size was decided rather than given, and that must be one constant or one setting. */
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

/** A decided number that is written in more than one file of the product. */
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
      message: `writes ${number}, which ${holders[0]?.path} writes too: give it one named constant.`,
    }));
  });
}
