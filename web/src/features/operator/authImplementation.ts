import type { AuthImplementation } from '@redwoodjs/auth'

import { type KeyValueStore, tabStore } from 'src/browser/storage'
import { helperGrantKey } from 'src/features/call'

import {
  type Credentials,
  requestToken,
  type SignInOutcome,
} from './operatorSession'
import { operatorAuthType as type, operatorTokenKey } from './standInAuth'

/**
 * Implements Redwood's auth interface for operators and helpers. The token is
 * stored until the tab is closed. If the browser blocks the storage, the token
 * is lost on a reload.
 */
export function createAuthImplementation(store: KeyValueStore = tabStore) {
  let token: string | null = null

  const implementation = {
    type,
    async login(credentials?: Credentials): Promise<SignInOutcome> {
      await implementation.logout()
      const result = await requestToken(credentials ?? { passphrase: '' })
      if (result.outcome === 'signed-in') {
        token = result.token
        store.write(operatorTokenKey, token)
        store.write(helperGrantKey, result.grant)
      }
      return result
    },
    async logout(): Promise<void> {
      token = null
      store.remove(operatorTokenKey)
      store.remove(helperGrantKey)
    },
    getToken: async () => (token ??= store.read(operatorTokenKey)),
    getUserMetadata: async () => null,
    signup: async () => {
      throw new Error(`Auth client ${type} does not implement this function`)
    },
  } satisfies AuthImplementation

  return implementation
}
