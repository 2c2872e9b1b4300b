/**
 * The two enums of user types in specification §3, merged into one
 * (docs/decisions/0064).
 */
export const userTypes = ['standard', 'superuser', 'admin'] as const

export type UserType = (typeof userTypes)[number]

/**
 * Reads roles from untrusted data; never throws.
 * @param value one role, or a list of them (specification §3)
 * @returns those that are user types
 */
export function parseRoles(value: unknown): UserType[] {
  const roles: unknown[] = Array.isArray(value) ? value : [value]
  return userTypes.filter((type) => roles.includes(type))
}

/** Who signs in: an operator of the installation, or a helper. */
export const signInRoles = ['operator', 'helper'] as const

export type SignInRole = (typeof signInRoles)[number]

/** A helper may receive screens, and is refused by the console. */
export const userTypesOf: Readonly<Record<SignInRole, UserType[]>> = {
  operator: ['admin'],
  helper: ['standard'],
}
