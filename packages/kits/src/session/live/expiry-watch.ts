/** Interval between checks of the clocks. No timer is ever longer. */
export const TICK_MS = 15_000;
const SEEN_TICK_MS = 1_000;
export const WARNING_MS = 60_000;
/** Sessions with more time left than this are not timed (SES-08). */
export const LONGEST_TIMED_MS = 1_440 * 60_000;
/** If the clocks drift apart by more than this between two checks, the device slept or its clock was set. */
const JUMP_MS = 30_000;
/** Differences between two checks below this are rounding errors. */
const JITTER_MS = 500;
/** How far a slowly adjusted clock may drift ahead before the session ends. */
const AGREEMENT_MS = 1_000;

export interface ExpiryWatchOptions {
  /** The device's wall clock in milliseconds, which can be set. */
  readonly now: () => number;
  /** A monotonic clock in milliseconds. It cannot be set, but may stop while the device sleeps. */
  readonly elapsed: () => number;
  readonly isSeen: () => boolean;
  /** Checks with the server whether the session is still valid. Must never reject. */
  readonly checkSession: () => Promise<void>;
  readonly onDoubt: () => void;
  readonly onWarning: (isDue: boolean) => void;
  readonly onOver: () => void;
}

export interface ExpiryWatch {
  /** Sets the time at which the session ends, by the device's current wall clock. */
  readonly set: (deadline: number) => void;
  readonly check: () => void;
  readonly stop: () => void;
  /** Milliseconds until the session may have ended. Undefined if nothing is watched. */
  readonly remaining: () => number | undefined;
}

/**
 * `left` is the time left if the clock that shows more elapsed time is right. `surelyLeft` is the time left by
 * the monotonic clock alone, which is an upper bound.
 */
interface Term {
  left: number;
  surelyLeft: number;
  wall: number;
  elapsed: number;
  isUncertain: boolean;
}

/**
 * Watches the end of a session with two clocks: the device's wall clock, and a monotonic clock that may stop
 * while the device sleeps. They are trusted while they agree. When they diverge, the server is consulted
 * before anything is decided (P6). Only the monotonic clock may end a session by itself, because it is never
 * early. See docs/decisions/0018-session-expiry-by-two-clocks.md.
 */
export function createExpiryWatch(options: ExpiryWatchOptions): ExpiryWatch {
  const { now, elapsed, isSeen, checkSession, onDoubt, onWarning, onOver } = options;
  let term: Term | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChecking = false;
  let checkedAt = 0;

  function look(): Term | undefined {
    if (!term) return undefined;
    const [wall, counted] = [now(), elapsed()];
    const byWall = wall - term.wall;
    const byCount = counted - term.elapsed;
    term.left -= byWall - byCount > JITTER_MS ? byWall : byCount;
    term.surelyLeft -= byCount;
    term.wall = wall;
    term.elapsed = counted;
    term.isUncertain ||= Math.abs(byWall - byCount) > JUMP_MS;
    return term;
  }

  const mayCheck = () => !isChecking && elapsed() - checkedAt >= TICK_MS;
  const checkOnce = () => {
    if (!mayCheck()) return;
    isChecking = true;
    checkedAt = elapsed();
    void checkSession().finally(() => {
      isChecking = false;
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
    const { left, surelyLeft, isUncertain } = current;
    if (surelyLeft <= 0) {
      stop();
      onOver();
      return;
    }
    const isDue = left <= WARNING_MS;
    const isMaybeOver = left <= 0 && surelyLeft > AGREEMENT_MS;
    if (isMaybeOver) onDoubt();
    if (isMaybeOver || (isUncertain && (isDue || isSeen()))) checkOnce();
    else onWarning(isDue);
    if (term) arm(term);
  }

  return {
    set(deadline) {
      const wall = now();
      const left = deadline - wall;
      term = { left, surelyLeft: left, wall, elapsed: elapsed(), isUncertain: false };
      checkedAt = -Infinity;
      check();
    },
    check,
    stop,
    remaining: () => look()?.left,
  };
}
