import { operatorRoles, type UserType } from './userType'

const opensTheConsole: Record<UserType, boolean> = {
  standard: false,
  superuser: true,
  admin: true,
}

describe('userType', () => {
  it.each(Object.entries(opensTheConsole))(
    'decides whether %s may open the console: %s [§3 user types, §6 role names]',
    (type, isOpen) => {
      expect(operatorRoles.some((role) => role === type)).toBe(isOpen)
    }
  )
})
