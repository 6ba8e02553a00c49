const comments = /\/\*[^]*?\*\//g;
const stringsAndSpaces = /"[^"]*"|'[^']*'|\s*([{};,])\s*|(:)\s+|\s+/g;

/** Removes comments, spaces without a meaning and last semicolons from CSS. */
export const shortenCss = (css: string): string =>
  css
    .replaceAll(comments, '')
    .replaceAll(stringsAndSpaces, (found, sign?: string, colon?: string) =>
      /^["']/.test(found) ? found : (sign ?? colon ?? ' '),
    )
    .replaceAll(';}', '}');
