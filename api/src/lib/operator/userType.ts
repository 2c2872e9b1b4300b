/**
 * The two enums of user types in specification §3, as one
 * (docs/decisions/0060).
 */
export const userTypes = ['standard', 'superuser', 'admin'] as const

export type UserType = (typeof userTypes)[number]

/** Total. @returns those of a token's roles that are user types */
export const parseRoles = (value: unknown): UserType[] =>
  Array.isArray(value) ? userTypes.filter((type) => value.includes(type)) : []
