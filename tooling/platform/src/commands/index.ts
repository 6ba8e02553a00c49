export { commands } from './commands.ts';
export { runCommand, UsageError } from './run-command.ts';
export { stopOnSignal } from './stop-on-signal.ts';
