/** Parses a text as JSON; text that is not JSON is returned as it is. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
