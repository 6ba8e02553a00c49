/** Safari on phones reads the file only after asking whether to save it. */
const KEPT_FOR_MS = 40_000;

/**
 * Has the browser save a value as a JSON file.
 *
 * @param name - without the extension; characters that file systems refuse are left out.
 */
export function saveFile(value: unknown, name: string): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replaceAll(/[^\p{L}\p{N} -]/gu, '').trim()}.json`;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR_MS);
}
