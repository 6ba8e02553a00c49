import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

import { freePort } from '@tableside/platform/testing/free-port';
import { expect, test } from 'vitest';

const workspace = resolve(import.meta.dirname, '../../..');
const dev = (...args: string[]) =>
  spawnSync('pnpm', ['run', '--silent', 'ready:dev', ...args], { cwd: workspace, encoding: 'utf8' });

async function fetchFrom(port: string, path: string) {
  const request = get({ host: 'localhost', port, path, headers: { host: `hilton.localhost:${port}` } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { statusCode, headers } = response;
  return { statusCode, type: headers['content-type'], body: await text(response) };
}

test('an unknown partner is reported with the closest name, other errors with their message', () => {
  expect(dev('hiltn')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Unknown partner hiltn. Did you mean hilton?') as string,
  });
  expect(dev('--frob').stderr).toContain("Unknown option '--frob'");
  expect(dev('--frob').stderr).not.toContain('    at ');
});

async function outputOf(running: ChildProcess, awaited = 'ready in'): Promise<string> {
  let output = '';
  await new Promise<void>((ready, fail) => {
    running.once('close', () => fail(new Error(`It ended: ${output}`)));
    running.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      if (output.includes(awaited)) ready();
    });
  });
  return output;
}

test('the development server uses the platform at PORT for data and images, and reports errors of types; a second one does so too; both stop with what they started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-dev-'));
  const [PORT, DEV_PORT] = [String(await freePort()), String(await freePort())];
  const others = { IDENTITY_PORT: '0', SECURE_FRAME_PORT: '0', FORMS_PORT: '0' };
  // The file is next to the app, ignored by git, and in a folder that the compiler watches.
  const mistake = resolve(workspace, 'apps/hilton/src/coverage/mistake.ts');
  const running = spawn('npm', ['run', 'dev', 'hilton'], {
    cwd: workspace,
    env: { ...process.env, ...others, PORT, DEV_PORT, DATA_DIR: join(folder, 'data'), MERCHANTS: '20' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const closed = once(running, 'close');
  try {
    const output = await outputOf(running);
    expect(output).toContain(`http://hilton.localhost:${DEV_PORT}`);
    // The compiler misses files that are written before it watches.
    await outputOf(running, 'types: Found 0 errors');
    mkdirSync(dirname(mistake), { recursive: true });
    writeFileSync(mistake, "export const wrong: number = 'text';\n");
    expect(await outputOf(running, 'mistake.ts')).toMatch(/types: .*mistake\.ts.*error TS2322/);
    expect((await fetchFrom(DEV_PORT, '/')).body).toContain('<title>Hilton Tables');
    expect(await fetchFrom(DEV_PORT, '/api/feature-flags')).toMatchObject({
      statusCode: 200,
      body: expect.stringContaining('authFlags') as string,
    });
    expect(await fetchFrom(DEV_PORT, '/images/italian-1?w=200&ar=1.4')).toMatchObject({
      statusCode: 200,
      type: expect.stringMatching(/^image\//) as string,
    });

    const second = spawn(process.execPath, ['tooling/setup/run.mjs', 'dev', 'caesars'], {
      cwd: workspace,
      env: { ...process.env, PORT },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const secondClosed = once(second, 'close');
    const secondOutput = await outputOf(second);
    expect(secondOutput).toContain(`With the platform that runs at http://localhost:${PORT}.`);
    const [, ownPort = ''] = /http:\/\/caesars\.localhost:(\d+)/.exec(secondOutput) ?? [];
    expect((await fetchFrom(ownPort, '/api/feature-flags')).statusCode).toBe(200);
    // A closing terminal sends this signal.
    second.kill('SIGHUP');
    await secondClosed;
    await expect(fetchFrom(ownPort, '/')).rejects.toThrow('ECONNREFUSED');
    expect((await fetchFrom(DEV_PORT, '/api/feature-flags')).statusCode).toBe(200);
  } finally {
    rmSync(dirname(mistake), { recursive: true, force: true });
    running.kill('SIGTERM');
    // The output stays open as long as one of the processes runs.
    await closed;
  }
  for (const port of [PORT, DEV_PORT]) await expect(fetchFrom(port, '/')).rejects.toThrow('ECONNREFUSED');
  // The file exists until the embedded database has closed.
  expect(existsSync(join(folder, 'data.pid'))).toBe(false);
  rmSync(folder, { recursive: true, force: true });
}, 240_000);
