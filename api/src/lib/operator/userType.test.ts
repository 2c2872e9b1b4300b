import { parseRoles, userTypes } from './userType'

describe('the user types', () => {
  it('are those of the specification [§3 user types]', () => {
    expect([...userTypes].sort()).toEqual(['admin', 'standard', 'superuser'])
  })

  it.each([
    [['admin'], ['admin']],
    [
      ['admin', 'standard'],
      ['standard', 'admin'],
    ],
    [['administrator', 7, null, 'superuser'], ['superuser']],
    [[], []],
    ['admin', ['admin']],
    ['administrator', []],
    [undefined, []],
    [{ 0: 'admin', length: 1 }, []],
  ])('in %j are %j [§3 roles of a user]', (value, expected) => {
    expect(parseRoles(value)).toEqual(expected)
  })
})
