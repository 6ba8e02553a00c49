export async function send(address: string, body: object): Promise<string> {
  const again = 'That didn’t go through. What you wrote is still here. Please send it again.';
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    if (response.ok) return '';
    const { code } = (await response.json()) as { code?: unknown };
    if (code === 'cardNumber') return 'That looks like it includes a card number. Please take it out.';
    if (code === 'tooManyTries') return 'That was a lot of tries. Please wait a little.';
    return again;
  } catch {
    return again;
  }
}
