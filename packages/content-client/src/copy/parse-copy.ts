import type { CopyNode, CopyText } from '../content.ts';
import { copyLimits } from './limits.ts';

/** Parses copy that has markup. Loaded only when some copy has markup, see `loadHtmlCopy`. */
export type ParseHtmlCopy = (source: string) => CopyText;

const tokenPattern = /\{\{\s*(\w+)\s*\}\}|\{(\w+)\}/g;
const markupPattern = /<[a-z/!]|&(?:[a-z]|#x?[\da-f])\w*;/i;
const blankLine = /\n[^\S\n]*\n\s*/;

export const hasMarkup = (source: string): boolean => markupPattern.test(source);

export function tokenize(text: string): CopyText {
  const nodes: CopyNode[] = [];
  let end = 0;
  for (const match of text.matchAll(tokenPattern)) {
    const [token, link, value] = match;
    if (match.index > end) nodes.push({ type: 'text', text: text.slice(end, match.index) });
    if (link !== undefined) nodes.push({ type: 'link', name: link });
    else if (value !== undefined) nodes.push({ type: 'value', name: value });
    end = match.index + token.length;
  }
  if (end < text.length) nodes.push({ type: 'text', text: text.slice(end) });
  return nodes;
}

const lineBreak: CopyNode = { type: 'element', tag: 'br', children: [] };

const tokenizeLines = (text: string): CopyText =>
  text.split('\n').flatMap((line, index) => (index === 0 ? tokenize(line) : [lineBreak, ...tokenize(line)]));

function tokenizeParagraphs(text: string): CopyText {
  const paragraphs = text.split(blankLine);
  return paragraphs.length === 1
    ? tokenizeLines(text)
    : paragraphs.map((paragraph) => ({ type: 'element', tag: 'p', children: tokenizeLines(paragraph) }));
}

/**
 * Parses copy from the content service. In text without markup, a blank line separates two paragraphs. Markup
 * is parsed by `parseHtml`. If that is undefined, the source is shown as written.
 */
export function parseCopy(source: string, parseHtml?: ParseHtmlCopy): CopyText {
  const bounded = source.slice(0, copyLimits.characters).replaceAll('\r\n', '\n').trim();
  const copy = parseHtml && hasMarkup(bounded) ? parseHtml(bounded) : tokenizeParagraphs(bounded);
  return copy.slice(0, copyLimits.nodes);
}
