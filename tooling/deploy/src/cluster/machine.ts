/** The machines, by their names in tooling/deploy/cluster/hosts. */
export type MachineName = 'db-a' | 'db-b' | 'witness';

/** A machine with a network, a file system and a systemd of its own, which runs the units as they are. */
export interface Machine {
  readonly name: MachineName;
  readonly address: string;
  /** Runs a line of shell as root (or another user) and returns what it wrote; rejects with that if it fails. */
  exec(line: string, user?: string): Promise<string>;
  /** Starts a unit, such as `patroni` or `tableside@0`, and waits until systemd calls it started. */
  start(unit: string): Promise<void>;
  /** Stops a unit as its file says, and waits until it has ended. */
  stop(unit: string): Promise<void>;
  restart(unit: string): Promise<void>;
  /** Sends every process of a unit a signal, by default SIGKILL: systemd starts it again where its file says so. */
  kill(unit: string, signal?: NodeJS.Signals): Promise<void>;
  /** Returns what a unit has logged. */
  log(unit: string): Promise<string>;
  /** Pulls the network's plug: the machine vanishes without a word, and goes on by itself. */
  unplug(): Promise<void>;
  plug(): Promise<void>;
}
