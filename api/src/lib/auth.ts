import { AuthenticationError } from '@redwoodjs/graphql-server'

interface RequiredRoles {
  roles?: string | string[]
}

/** Nobody can sign in yet, so there is never a current user. */
export const getCurrentUser = async (): Promise<null> => null

export const isAuthenticated = (): boolean => false

export const hasRole = (_required: RequiredRoles): boolean => false

/** @throws AuthenticationError always, because nobody can sign in yet. */
export const requireAuth = (_required: RequiredRoles = {}): never => {
  throw new AuthenticationError("You don't have permission to do that.")
}
