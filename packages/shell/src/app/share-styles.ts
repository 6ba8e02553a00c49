/** The rules that Emotion wrote for one class, each with the class in its selectors. */
export interface ClassStyles {
  /** The class without its prefix `css-`. */
  readonly id: string;
  readonly css: string;
}

/** Declarations or rules of a class in their order, with `&` for the class. */
interface Parts {
  readonly id: string;
  readonly parts: readonly string[];
}

const nameOf = (id: string) => `.css-${id}`;

/** Divides CSS after every sign that is neither in a string nor in brackets or braces. */
function divide(css: string, sign: ';' | '}'): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let index = 0; index < css.length; index += 1) {
    const letter = css.charAt(index);
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if ('({'.includes(letter)) depth += 1;
    else if (')}'.includes(letter)) depth -= 1;
    if (letter !== sign || quote !== '' || depth > 0) continue;
    parts.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return start < css.length ? [...parts, css.slice(start)] : parts;
}

const atRuleOf = (rule: string): string => /^@[^{]*/.exec(rule)?.[0] ?? '';
const insideOf = (rule: string): string => rule.slice(rule.indexOf('{') + 1, -1);

/** Divides an at-rule into one for each of its rules. */
const rulesIn = (rule: string): string[] => {
  const atRule = atRuleOf(rule);
  return atRule === '' ? [rule] : divide(insideOf(rule), '}').map((one) => `${atRule}{${one}}`);
};

/** Matches a rule for any child, which is as specific as the child's own class. */
const forAnyChild = /[\s>+~]\*[^{}]*\{/;

/**
 * Takes the next parts of as many classes as have the same kind of part next, and writes them together, until
 * none is left.
 */
function writeTogether(
  classes: readonly Parts[],
  kindOf: (part: string) => string,
  write: (kind: string, taken: readonly Parts[]) => string,
): string {
  const left = classes.filter(({ parts }) => parts.length > 0);
  const groups = Map.groupBy(left, ({ parts: [next = ''] }) => kindOf(next));
  const [largest] = [...groups].toSorted(([, one], [, other]) => other.length - one.length);
  if (!largest) return '';
  const [kind, group] = largest;
  const taken = new Map(
    group.map(({ id, parts }) => {
      const end = parts.findIndex((part) => kindOf(part) !== kind);
      return [id, end < 0 ? parts.length : end] as const;
    }),
  );
  const css = write(
    kind,
    group.map(({ id, parts }) => ({ id, parts: parts.slice(0, taken.get(id)) })),
  );
  const rest = left.map(({ id, parts }) => ({ id, parts: parts.slice(taken.get(id) ?? 0) }));
  return css + writeTogether(rest, kindOf, write);
}

/** Writes equal rules of several classes once. */
const shareRules = (classes: readonly Parts[]): string =>
  writeTogether(
    classes,
    (rule) => rule,
    (rule, same) =>
      rule.replaceAll(/[^{}]*&[^{}]*(?=\{)/g, (selectors) =>
        same.map(({ id }) => selectors.replaceAll('&', nameOf(id))).join(','),
      ),
  );

/** Writes equal at-rules of several classes once. */
const shareAtRules = (classes: readonly Parts[]): string =>
  writeTogether(classes, atRuleOf, (atRule, same) =>
    atRule === ''
      ? shareRules(same)
      : `${atRule}{${shareRules(same.map(({ id, parts }) => ({ id, parts: parts.map(insideOf) })))}}`,
  );

/** Writes the declarations with which several classes begin once for all of them, if that is shorter. */
function shareDeclarations(classes: readonly Parts[], written = 0, compared = 0): string {
  const [first] = classes;
  if (!first) return '';
  const ruleOf = (declarations: readonly string[]) =>
    declarations.length > 0
      ? `${classes.map(({ id }) => nameOf(id)).join(',')}{${declarations.join('')}}`
      : '';
  if (classes.length === 1) return ruleOf(first.parts.slice(written));
  let end = compared;
  while (end < first.parts.length && classes.every(({ parts }) => parts[end] === first.parts[end])) end += 1;
  const same = first.parts.slice(written, end);
  const isShorter = ruleOf(same).length < same.join('').length * classes.length;
  const groups = Map.groupBy(classes, ({ parts }) => parts[end]);
  return [
    isShorter ? ruleOf(same) : '',
    ...[...groups].flatMap(([next, group]) =>
      (next === undefined ? group.map((one) => [one]) : [group]).map((alike) =>
        shareDeclarations(alike, isShorter ? end : written, end + 1),
      ),
    ),
  ].join('');
}

/**
 * Writes the rules of a page's classes, and what variants of a component have in common only once. The order
 * of rules of different classes changes, but an element has only one class of Emotion's.
 */
export function shareStyles(classes: readonly ClassStyles[]): string {
  const divided = classes.map(({ id, css }) => {
    const rules = divide(css.replaceAll(nameOf(id), '&'), '}').flatMap(rulesIn);
    const isPlain = rules[0]?.startsWith('&{') ?? false;
    return {
      id,
      declarations: isPlain ? divide(insideOf(rules[0] ?? ''), ';') : [],
      rules: isPlain ? rules.slice(1) : rules,
    };
  });
  const ofChildren = divided.map(({ id, rules }) => ({
    id,
    parts: rules.filter((rule) => forAnyChild.test(rule)),
  }));
  const ofOwn = divided.map(({ id, rules }) => ({
    id,
    parts: rules.filter((rule) => !forAnyChild.test(rule)),
  }));
  return [
    // A child's own class wins over rules for any child, as it does where it is rendered after its parent.
    shareAtRules(ofChildren),
    shareDeclarations(divided.map(({ id, declarations }) => ({ id, parts: declarations }))),
    shareAtRules(ofOwn),
  ].join('');
}
