import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

import { CsvError, parse } from 'csv-parse';

export interface FileLine {
  readonly line: number;
  readonly share: number;
  readonly value?: unknown;
  readonly error?: string;
}

export interface Columns {
  readonly noun: string;
  readonly known: readonly string[];
  readonly required: readonly string[];
}

/**
 * The maximum length of a record in characters. Without a limit, an unclosed quote would turn the rest of the
 * file into one record.
 */
const LONGEST_RECORD = 1_000_000;

const listOf = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (value === null) return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withoutEmpty(inner)] as const);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

function nest(cells: Readonly<Record<string, string>>): unknown {
  const record: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(cells)) {
    if (cell.trim() === '') continue;
    const path = column.split('.');
    const last = path.pop() ?? column;
    let inner = record;
    for (const name of path) inner = (inner[name] ??= {}) as Record<string, unknown>;
    inner[last] = cell.trim();
  }
  return record;
}

function checkHeader(header: readonly string[], { noun, known, required }: Columns): string[] {
  const columns = header.map((name) => name.trim());
  const unknown = columns.filter((name) => !known.includes(name));
  const twice = columns.filter((name, index) => columns.indexOf(name) !== index);
  const missing = required.filter((name) => !columns.includes(name));
  const errors = [
    ...(unknown.length > 0 ? [`unknown ${noun} columns: ${listOf(unknown)}`] : []),
    ...(twice.length > 0 ? [`duplicate columns: ${listOf(twice)}`] : []),
    ...(missing.length > 0 ? [`missing columns: ${listOf(missing)}`] : []),
  ];
  if (errors.length > 0) throw new Error(`The columns in line 1 are invalid: ${errors.join('; ')}.`);
  return columns;
}

const shareOf = ({ bytesRead }: ReadStream, size: number) => (size === 0 ? 1 : Math.min(1, bytesRead / size));

interface TableRecord {
  readonly info: { readonly lines: number; readonly error?: CsvError };
  readonly record: Readonly<Record<string, string>>;
}

/**
 * Reads a CSV table. An invalid quote fails the whole table instead of one line, because it is unclear where
 * that record ends.
 */
async function* readTable(file: ReadStream, size: number, columns: Columns): AsyncGenerator<FileLine> {
  const parser = parse({
    bom: true,
    columns: (header: string[]) => checkHeader(header, columns),
    info: true,
    max_record_size: LONGEST_RECORD,
    // A record with too few or too many cells is reported like any other error, instead of ending the parse.
    relax_column_count: true,
    skip_empty_lines: true,
  });
  file.once('error', (cause) => parser.destroy(cause));
  for await (const { info, record } of file.pipe(parser) as AsyncIterable<TableRecord>) {
    const at = { line: info.lines, share: shareOf(file, size) };
    yield info.error
      ? { ...at, error: 'the number of cells differs from line 1' }
      : { ...at, value: nest(record) };
  }
}

/** Not `readline`, which also ends lines at U+2028 and U+2029, and JSON allows those within a text. */
async function* splitLines(file: ReadStream): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of file as AsyncIterable<string>) {
    const lines = chunk.split('\n');
    lines[0] = `${rest}${lines[0]}`;
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

async function* readJsonLines(file: ReadStream, size: number): AsyncGenerator<FileLine> {
  let line = 0;
  for await (const text of splitLines(file)) {
    line += 1;
    const json = line === 1 ? text.replace(/^\uFEFF/, '') : text;
    if (json.trim() === '') continue;
    const at = { line, share: shareOf(file, size) };
    let value: unknown;
    try {
      value = JSON.parse(json);
    } catch {
      yield { ...at, error: 'not valid JSON' };
      continue;
    }
    yield { ...at, value: withoutEmpty(value) };
  }
}

export async function* readLines(path: string, columns: Columns): AsyncGenerator<FileLine> {
  const isTable = /\.csv$/i.test(path);
  if (!isTable && !/\.(jsonl|ndjson)$/i.test(path))
    throw new Error(`The name of the file must end with .csv, .jsonl or .ndjson, not "${path}".`);
  const stats = await stat(path).catch(() => undefined);
  if (!stats?.isFile()) throw new Error(`File "${path}" not found.`);
  const file = createReadStream(path, 'utf8');
  try {
    yield* isTable ? readTable(file, stats.size, columns) : readJsonLines(file, stats.size);
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new Error(`The file could not be parsed: ${cause.message}.`, { cause });
  } finally {
    file.destroy();
  }
}
