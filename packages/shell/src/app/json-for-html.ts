const unsafe = /[<\u2028\u2029]/g;

/** Returns JSON for a data block of a page, which no text in it can end or turn into a comment. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    unsafe,
    (sign) => String.raw`\u` + sign.charCodeAt(0).toString(16).padStart(4, '0'),
  );
