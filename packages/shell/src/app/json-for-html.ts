const unsafe = /[<\u2028\u2029]/g;

/** Returns JSON for a data block of a page. No text in it can end the block or start a comment. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    unsafe,
    (sign) => String.raw`\u` + sign.charCodeAt(0).toString(16).padStart(4, '0'),
  );
