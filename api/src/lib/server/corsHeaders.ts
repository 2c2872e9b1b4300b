/** Only an allowed origin may read the answer (CORS). */
export const corsHeaders = (
  origin: string | undefined,
  allowedOrigins: readonly string[]
): Record<string, string> =>
  origin !== undefined && allowedOrigins.includes(origin)
    ? { vary: 'Origin', 'access-control-allow-origin': origin }
    : { vary: 'Origin' }
