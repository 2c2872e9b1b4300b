/** Both enums of specification §3 as one type (docs/decisions/0064). */
export type UserType = 'standard' | 'superuser' | 'admin'

/** Roles that may open the operator’s console: all above `standard`. */
export const operatorRoles: Exclude<UserType, 'standard'>[] = [
  'admin',
  'superuser',
]
