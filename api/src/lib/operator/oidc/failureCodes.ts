/**
 * Errors of RFC 6749 and OpenID Connect Core that point to a wrong setting or a
 * failure of the provider.
 */
const oauthErrors = new Set([
  ...['invalid_request', 'invalid_client', 'invalid_grant', 'invalid_scope'],
  ...['unauthorized_client', 'unsupported_grant_type', 'server_error'],
  ...['unsupported_response_type', 'temporarily_unavailable'],
  ...['interaction_required', 'login_required', 'consent_required'],
  ...['account_selection_required', 'registration_not_supported'],
])

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined

/**
 * Describes a failure by its codes alone (`OAUTH_TIMEOUT`, `ECONNREFUSED`,
 * `invalid_client`). A provider's message may name the person, and the causes
 * of errors contain tokens.
 *
 * @param error anything that was thrown
 * @returns the codes with commas between them, for the log
 */
export function failureCodes(error: unknown): string {
  const cause = property(error, 'cause')
  const codes = [error, cause].map((each) => property(each, 'code'))
  const known = codes.filter(
    (code) => typeof code === 'string' && /^[A-Z\d_]{1,60}$/.test(code)
  )
  const refusal = property(error, 'error')
  const isKnown = typeof refusal === 'string' && oauthErrors.has(refusal)
  const found = new Set([...known, ...(isKnown ? [refusal] : [])])
  return [...found].join(', ') || 'unknown'
}
