/** Matches a variable, and its default up to where brackets in it begin. */
const variable = /var\((--[\w-]+)\s*(,\s*)?/g;

const lengthTimes = /calc\((-?[\d.]+)(px|rem)? \* (-?[\d.]+)(px|rem)?\)/g;

/** Calculates products of lengths and numbers, innermost first. */
function calculate(css: string): string {
  const result = css.replaceAll(lengthTimes, (term, first: string, unit = '', second: string, other = '') =>
    unit !== '' && other !== ''
      ? term
      : `${Number((Number(first) * Number(second)).toFixed(4))}${unit || other}`,
  );
  return result === css ? css : calculate(result);
}

/** Returns the index after the bracket that closes the one before `start`. */
function endOfBrackets(css: string, start: number): number {
  let depth = 1;
  let end = start;
  while (depth > 0 && end < css.length) {
    if (css[end] === '(') depth += 1;
    if (css[end] === ')') depth -= 1;
    end += 1;
  }
  return end;
}

function fillIn(css: string, values: ReadonlyMap<string, string>): string {
  let result = '';
  let from = 0;
  for (const found of css.matchAll(variable)) {
    if (found.index < from) continue;
    const [start, name = '', comma] = found;
    const defaultAt = found.index + start.length;
    const end = endOfBrackets(css, defaultAt);
    const value = values.get(name);
    const bare = `var(${name})`;
    const kept = comma === undefined ? bare : `var(${name},${fillIn(css.slice(defaultAt, end - 1), values)})`;
    const known = value !== undefined && value.length < bare.length ? value : bare;
    result += css.slice(from, found.index) + (value === undefined ? kept : known);
    from = end;
  }
  return result + css.slice(from);
}

/** Returns the variables that a brand's style sheet sets on the root. */
const brandVariables = (sheet: string): ReadonlyMap<string, string> =>
  new Map(
    [...(/:root\s*\{([^}]*)\}/.exec(sheet)?.[1] ?? '').matchAll(/(--[\w-]+):\s*([^;]+)/g)].map(
      ([, name = '', value = '']) => [name, value.trim()],
    ),
  );

/**
 * Replaces the brand's variables in a page's rules by their values, which are shorter. A brand sets its
 * variables only on the root and no component sets one, so they have one value everywhere.
 */
export const withBrandValues = (css: string, sheet: string): string =>
  calculate(fillIn(css, brandVariables(sheet)));
