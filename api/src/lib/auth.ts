import type { Decoder } from '@redwoodjs/api'
import { AuthenticationError, ForbiddenError } from '@redwoodjs/graphql-server'

import { operatorAuthType, operatorTokens } from 'src/lib/operator/operator'
import type { VerifiedToken } from 'src/lib/operator/OperatorTokens'
import type { SignInRole, UserType } from 'src/lib/operator/userType'

type AllowedRoles = string | string[] | undefined

interface RequiredRoles {
  roles?: AllowedRoles
}

/**
 * A signed-in operator or helper. A token contains a role but no name, so all
 * helpers look the same.
 */
export interface CurrentUser extends Record<string, unknown> {
  id: SignInRole
  roles: UserType | UserType[]
  /** Seconds since the Unix epoch; a subscription ends at this time. */
  expiresAt: number
}

/** Null if the token is invalid or expired. */
export const authDecoder: Decoder = async (token, type) =>
  type === operatorAuthType ? operatorTokens.verify(token) : null

const isVerified = (
  decoded: Record<string, unknown> | null
): decoded is VerifiedToken => decoded !== null && 'expiresAt' in decoded

export const getCurrentUser = async (
  decoded: Record<string, unknown> | null
): Promise<CurrentUser | null> =>
  isVerified(decoded)
    ? { id: decoded.id, roles: decoded.roles, expiresAt: decoded.expiresAt }
    : null

export const isAuthenticated = (): boolean => Boolean(context.currentUser)

const listOf = (roles: AllowedRoles): string[] => [roles ?? []].flat()

export function hasRole(roles: AllowedRoles): boolean {
  const own = listOf(context.currentUser?.roles as AllowedRoles)
  return listOf(roles).some((role) => own.includes(role))
}

/**
 * @throws AuthenticationError when nobody is signed in
 * @throws ForbiddenError when the user has none of the roles
 */
export function requireAuth({ roles }: RequiredRoles = {}): void {
  if (!isAuthenticated()) {
    throw new AuthenticationError("You don't have permission to do that.")
  }
  if (roles !== undefined && !hasRole(roles)) {
    throw new ForbiddenError("You don't have access to do that.")
  }
}
