/** Name and message of whatever was thrown; empty if it has none. */
export function namedError(error: unknown): { name: string; message: string } {
  return error instanceof Error ||
    (typeof error === 'object' && error !== null && 'name' in error)
    ? {
        name: String((error as Error).name),
        message: String((error as Error).message),
      }
    : { name: '', message: '' }
}
