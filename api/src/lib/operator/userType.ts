/**
 * The specification's enums `UserType` and `Role` merged into one
 * (docs/decisions/0064).
 */
export const userTypes = ['standard', 'superuser', 'admin'] as const

export type UserType = (typeof userTypes)[number]

/**
 * Reads one role or a list of roles from untrusted data, and skips those that
 * are not user types. Never throws.
 */
export function parseRoles(value: unknown): UserType[] {
  const roles: unknown[] = Array.isArray(value) ? value : [value]
  return userTypes.filter((type) => roles.includes(type))
}

/** Who signs in: an operator of the installation, or a helper. */
export const signInRoles = ['operator', 'helper'] as const

export type SignInRole = (typeof signInRoles)[number]

/** A helper may receive screens, but the operator console refuses helpers. */
export const userTypesOf: Readonly<Record<SignInRole, UserType[]>> = {
  operator: ['admin'],
  helper: ['standard'],
}
