import { connectionSettings, type Database } from './database.ts';

const expected: Readonly<Record<string, string>> = { statement_timeout: '15s', ...connectionSettings };

export async function requireRoleSettings({ run }: Pick<Database, 'run'>): Promise<void> {
  const rows = await run<{ name: string; value: string | null; command: string }>({
    name: 'settings of the role',
    text: `select name, current_setting(name, true) as value,
        format('alter role %I in database %I set', current_user, current_database()) as command
      from unnest($1::text[]) as name`,
    values: [Object.keys(expected)],
  });
  const missing = rows.filter(({ name, value }) => value !== expected[name]);
  if (missing.length === 0) return;
  const statements = missing.map(({ name, command }) => `  ${command} ${name} = '${expected[name]}';`);
  throw new Error(
    'Behind a pooler in transaction mode the settings must be those of the role. Run these statements once, then ' +
      `RECONNECT in the pooler’s console:\n${statements.join('\n')}`,
  );
}
