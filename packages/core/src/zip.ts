/** Whether a text is five ASCII digits (VAL, PRO-08). Whether such a ZIP code exists only the server knows. */
export const isZipCode = (text: string): boolean => /^[0-9]{5}$/.test(text);
