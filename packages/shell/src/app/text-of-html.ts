const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Returns the text that React has written as HTML. */
export const textOfHtml = (html: string): string =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => entities[sign] ?? sign);
