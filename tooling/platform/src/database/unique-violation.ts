const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because another row has the same values, by the name of the constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint: broken } = cause as Error & { code?: string; constraint?: string };
    if (code === UNIQUE_VIOLATION) return broken === constraint;
  }
  return false;
}
