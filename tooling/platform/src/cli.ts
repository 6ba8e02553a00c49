import { commands, runCommand } from './commands/index.ts';

await runCommand(commands);
