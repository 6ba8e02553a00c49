import { expandCopy, type ExpandValues } from './expand-copy.ts';
import { copyLimits, type ReportCopyProblem } from './limits.ts';
import { tokenize } from './parse-copy.ts';

export interface FillValues extends ExpandValues {
  /** Returns the text of a link token, such as "Sign in" for `{{sign_in}}`. */
  readonly linkLabel: (name: string) => string;
}

export function fillText(text: string, values: FillValues, report?: ReportCopyProblem): string {
  const nodes = tokenize(text.slice(0, copyLimits.characters));
  return expandCopy(nodes, values, report)
    .map((node) => (node.type === 'text' ? node.text : ''))
    .join('');
}
