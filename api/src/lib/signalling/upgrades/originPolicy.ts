export interface OriginRules {
  readonly allowedOrigins: readonly string[]
  /** Refuse a client that names no origin, as every client but a browser may. */
  readonly requireOrigin: boolean
}

/** May a client whose `Origin` header is this one attach? */
export const isOriginAllowed = (
  origin: string | undefined,
  { allowedOrigins, requireOrigin }: OriginRules
): boolean =>
  origin === undefined ? !requireOrigin : allowedOrigins.includes(origin)
