/** How often the clocks are looked at, in milliseconds; nothing longer is ever armed. */
export const TICK_MS = 15_000;
/** The same while the page is seen and the end is near enough to matter. */
const SEEN_TICK_MS = 1_000;
/** How long before the end the warning comes, in milliseconds (SES-09). */
export const WARNING_MS = 60_000;
/** Sessions with more left than this many milliseconds are not timed (SES-08). */
export const LONGEST_TIMED_MS = 1_440 * 60_000;
/** Clocks that part by more between two looks, in milliseconds: the device slept, or its clock was set. */
const JUMP_MS = 30_000;
/** Clocks that part by less between two looks only count differently. */
const JITTER_MS = 500;
/** What a clock that is slowly corrected may gain until the end, in milliseconds. */
const AGREEMENT_MS = 1_000;

export interface ExpiryWatchOptions {
  /** The moment by the device's clock, which may be set, in milliseconds. */
  readonly now: () => number;
  /** Milliseconds by a clock that is never set, but may stand still while the device sleeps. */
  readonly elapsed: () => number;
  readonly isSeen: () => boolean;
  /** Asks the server. Whatever comes of it, it never rejects. */
  readonly ask: () => Promise<void>;
  /** The session may be over, and may not be. */
  readonly onDoubt: () => void;
  /** The warning is due, or no longer. */
  readonly onWarning: (isDue: boolean) => void;
  /** The session is over for certain. */
  readonly onOver: () => void;
}

export interface ExpiryWatch {
  /** Takes the moment at which the session ends, by the device's clock as it is now. */
  readonly set: (deadline: number) => void;
  /** Looks at the clocks at once. */
  readonly check: () => void;
  readonly stop: () => void;
  /** Milliseconds until the session may be over; undefined when nothing is watched. */
  readonly remaining: () => number | undefined;
}

interface Term {
  /** Milliseconds left if every moment that any clock tells of has really passed. */
  left: number;
  /** Milliseconds left if only those have passed that the clock which is never set has counted: never too few. */
  surelyLeft: number;
  /** The clocks at the last look. */
  wall: number;
  elapsed: number;
  isDoubtful: boolean;
}

/**
 * Watches the end of a session by two clocks, the device's own and one that is never set but may stand still while the
 * device sleeps. While they go alike they are believed; once they do not, nothing is decided before the server was
 * asked (P6). Only the clock that is never set ends a session without asking, because it is never early.
 */
export function createExpiryWatch(options: ExpiryWatchOptions): ExpiryWatch {
  const { now, elapsed, isSeen, ask, onDoubt, onWarning, onOver } = options;
  let term: Term | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let askedAt = 0;

  function look(): Term | undefined {
    if (!term) return undefined;
    const [wall, counted] = [now(), elapsed()];
    const byWall = wall - term.wall;
    const byCount = counted - term.elapsed;
    term.left -= byWall - byCount > JITTER_MS ? byWall : byCount;
    term.surelyLeft -= byCount;
    term.wall = wall;
    term.elapsed = counted;
    term.isDoubtful ||= Math.abs(byWall - byCount) > JUMP_MS;
    return term;
  }

  const mayAsk = () => !isAsking && elapsed() - askedAt >= TICK_MS;
  const askOnce = () => {
    if (!mayAsk()) return;
    isAsking = true;
    askedAt = elapsed();
    void ask().finally(() => {
      isAsking = false;
    });
  };

  const stop = () => {
    clearTimeout(timer);
    term = undefined;
  };

  const arm = ({ left, surelyLeft }: Term) => {
    const tick = left <= LONGEST_TIMED_MS && isSeen() ? SEEN_TICK_MS : TICK_MS;
    const next = left > WARNING_MS ? left - WARNING_MS : left > 0 ? left : surelyLeft;
    timer = setTimeout(check, Math.min(tick, Math.max(1, Math.ceil(next))));
  };

  function check() {
    clearTimeout(timer);
    const current = look();
    if (!current) return;
    const { left, surelyLeft, isDoubtful } = current;
    if (surelyLeft <= 0) {
      stop();
      onOver();
      return;
    }
    const isDue = left <= WARNING_MS;
    const isMaybeOver = left <= 0 && surelyLeft > AGREEMENT_MS;
    if (isMaybeOver) onDoubt();
    if (isMaybeOver || (isDoubtful && (isDue || isSeen()))) askOnce();
    else onWarning(isDue);
    if (term) arm(term);
  }

  return {
    set(deadline) {
      const wall = now();
      const left = deadline - wall;
      term = { left, surelyLeft: left, wall, elapsed: elapsed(), isDoubtful: false };
      askedAt = -Infinity;
      check();
    },
    check,
    stop,
    remaining: () => look()?.left,
  };
}
