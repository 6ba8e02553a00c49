const comments = /\/\*[^]*?\*\//g;
const stringsAndSpaces = /"[^"]*"|'[^']*'|\s*([{};,])\s*|(:)\s+|\s+/g;

export const shortenCss = (css: string): string =>
  css
    .replaceAll(comments, '')
    .replaceAll(stringsAndSpaces, (found, sign?: string, colon?: string) =>
      /^["']/.test(found) ? found : (sign ?? colon ?? ' '),
    )
    .replaceAll(';}', '}');
