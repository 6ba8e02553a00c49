const shortWords: Readonly<Record<string, string>> = { st: 'saint', ft: 'fort', mt: 'mount' };

/**
 * Normalizes place names for comparison: lower case, without accents, dots or commas, and "St." becomes
 * "Saint".
 */
export const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => shortWords[word] ?? word)
    .join(' ')
    // "Coeur d'Alene" and "Coeur D Alene", "O'Fallon" and "O Fallon".
    .replace(/\b([dlo]) (?=[a-z])/g, '$1');
