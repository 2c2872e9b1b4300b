export interface OriginRules {
  readonly allowedOrigins: readonly string[]
  /** Refuse a client without an origin, which only non-browsers can omit. */
  readonly requireOrigin: boolean
}

/** May a client with this `Origin` header attach? */
export const isOriginAllowed = (
  origin: string | undefined,
  { allowedOrigins, requireOrigin }: OriginRules
): boolean =>
  origin === undefined ? !requireOrigin : allowedOrigins.includes(origin)
