/** The two enums of user types in specification §3, as one (docs/decisions/0064). */
export type UserType = 'standard' | 'superuser' | 'admin'

/** Roles that may open the operator’s console: all above `standard`. */
export const operatorRoles: Exclude<UserType, 'standard'>[] = [
  'admin',
  'superuser',
]
