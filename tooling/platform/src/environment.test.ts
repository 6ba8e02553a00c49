import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { readEnvironment } from './environment.ts';

const example = async () => {
  const text = await readFile(fileURLToPath(new URL('../.env.example', import.meta.url)), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
};

test('the example explains every setting that is read, and no other', async () => {
  const read = new Set<string>();
  const recorder = new Proxy<Record<string, string>>({}, { get: (_, name) => void read.add(String(name)) });
  readEnvironment(recorder);
  expect(Object.keys(await example()).toSorted()).toEqual([...read].toSorted());
});

test('the values of the example are the usual ones', async () => {
  const usual = readEnvironment({});
  const given = readEnvironment(await example());
  for (const [name, value] of Object.entries(given)) {
    const expected = usual[name as keyof typeof usual];
    // The example says a folder as seen from the top of the repository.
    if (name.endsWith('Dir'))
      expect([name, expected]).toEqual([name, expect.stringContaining(value as string)]);
    else expect([name, value]).toEqual([name, expected]);
  }
});

test('origins that may ask are written as browsers write them', () => {
  const read = (text: string) => readEnvironment({ ALLOWED_ORIGINS: text }).allowedOrigins;
  expect(read('https://dining.example, http://127.0.0.1:4300')).toEqual([
    'https://dining.example',
    'http://127.0.0.1:4300',
  ]);
  for (const wrong of [
    '*',
    'null',
    'dining.example',
    'https://dining.example/',
    'https://Dining.example',
    'file://',
  ])
    expect(() => read(wrong)).toThrow(
      `ALLOWED_ORIGINS must list origins such as https://dining.example, not "${wrong}".`,
    );
});

test('a number that is none is refused with a sentence', () => {
  expect(() => readEnvironment({ PORT: 'abc' })).toThrow('PORT must be a whole number, not "abc".');
  expect(() => readEnvironment({ DATABASE_POOLER: 'session' })).toThrow(
    'DATABASE_POOLER must be "transaction" or empty, not "session".',
  );
  expect(() => readEnvironment({ MERCHANTS: '-1' })).toThrow('MERCHANTS must be a whole number, not "-1".');
});
