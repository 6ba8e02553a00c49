import { spawn } from 'node:child_process';

export function run(
  command: string,
  { cwd, env = {} }: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<string> {
  const [tool = '', ...args] = command.split(' ');
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, {
      cwd,
      // Vite's preview server sets NODE_ENV of this process to production, for which npm would omit
      // devDependencies.
      env: { ...process.env, NODE_OPTIONS: undefined, NODE_ENV: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command} failed in ${cwd}:\n${output}`));
    });
  });
}
