import { plainText } from '@tableside/core';

const ligatures: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l', đ: 'd' };

export const searchable = (text: string): string =>
  plainText(text)
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}']/gu, '')
    .toLowerCase()
    .replace(/[æœøßłđ]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
