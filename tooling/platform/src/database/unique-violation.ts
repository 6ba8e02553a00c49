const VIOLATIONS = new Set(['23505', '23P01']);

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint: broken } = cause as Error & { code?: string; constraint?: string };
    if (VIOLATIONS.has(code ?? '')) return broken === constraint;
  }
  return false;
}
