/**
 * Specification §3 lists two enums of user types; this type contains both
 * (docs/decisions/0064).
 */
export type UserType = 'standard' | 'superuser' | 'admin'

export const operatorRoles: Exclude<UserType, 'standard'>[] = [
  'admin',
  'superuser',
]
