/** A typed ZIP code as it is checked and sent: without space around it, its digits ASCII. Whether it is one, says `isZipCode`. */
export const normaliseZip = (typed: string): string => typed.normalize('NFKC').trim();

/** Whether a text is five ASCII digits (VAL-08, PRO-08). Whether such a ZIP code exists only the server knows. */
export const isZipCode = (text: string): boolean => /^[0-9]{5}$/.test(text);
