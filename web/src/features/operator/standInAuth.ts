import type { Auth } from './redwoodAuth'

/** The `auth-provider` header of the operator's requests (specification §7). */
export const operatorAuthType = 'kinscreen-operator'

/**
 * The `sessionStorage` key of the token. Only the server knows whether the
 * token has expired.
 */
export const operatorTokenKey = 'kinscreen.operator'

/**
 * The auth state before Redwood's auth is loaded.
 *
 * @param loading whether it is still unknown if somebody is signed in
 * (specification §3)
 * @param load loads Redwood's auth, to which every call is forwarded
 */
export const standInAuth = (
  loading: boolean,
  load: () => Promise<Auth>
): Auth => ({
  loading,
  isAuthenticated: false,
  currentUser: null,
  userMetadata: null,
  hasError: false,
  type: operatorAuthType,
  hasRole: () => false,
  logIn: async (...args) => (await load()).logIn(...args),
  logOut: async (...args) => (await load()).logOut(...args),
  signUp: async (...args) => (await load()).signUp(...args),
  getToken: async () => (await load()).getToken(),
  getCurrentUser: async () => (await load()).getCurrentUser(),
  reauthenticate: async () => (await load()).reauthenticate(),
  forgotPassword: async (...args) => (await load()).forgotPassword(...args),
  resetPassword: async (...args) => (await load()).resetPassword(...args),
  validateResetToken: async (...args) =>
    (await load()).validateResetToken(...args),
})
