import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import config from '../playwright.config.ts';

const settings = new Set(config.projects?.map(({ name }) => `@${name}`));

const journeysOf = (file: string) =>
  [
    ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
      /^ *test\(\s*(['`])(?<title>.+?)\1,\s*(?:\{ tag: (?<tags>[^}]+) \})?/gm,
    ),
  ].map(({ groups }) => ({ title: groups?.['title'] ?? '', tags: groups?.['tags']?.match(/@\w+/g) ?? [] }));

test('each journey names a setting to run in: without one it would run nowhere', () => {
  const journeys = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.e2e.ts'))
    .flatMap(journeysOf);
  expect(journeys.length).toBeGreaterThan(50);
  expect(journeys.filter(({ tags }) => !tags.some((tag) => settings.has(tag)))).toEqual([]);
});
