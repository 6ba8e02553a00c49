const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

export const textOfHtml = (html: string): string =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => entities[sign] ?? sign);
