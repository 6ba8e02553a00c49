import { plainText } from '@tableside/core';
import { useEffect, useState } from 'react';

const PAUSE_MS = 200;

/** Returns a typed text, normalized, once the visitor pauses. An empty text is returned at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(plainText(text)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
