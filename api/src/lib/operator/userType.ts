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
