/** Sends the answers; returns an error message, or an empty string on success. */
export async function send(address: string, body: object): Promise<string> {
  const again = 'That did not go through. What you wrote is still here: please send it again.';
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    if (response.ok) return '';
    const { code } = (await response.json()) as { code?: unknown };
    if (code === 'cardNumber')
      return 'There is what looks like a card number in your words: please take it out.';
    if (code === 'tooManyTries') return 'That was sent too often. Please wait a little.';
    return again;
  } catch {
    return again;
  }
}
