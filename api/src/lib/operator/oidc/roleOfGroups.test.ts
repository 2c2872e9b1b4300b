import { groupsIn, roleOfGroups } from './roleOfGroups'

const both = { helperGroups: ['helpers', 'staff'], operatorGroups: ['admins'] }

describe('the role of an account', () => {
  it.each([
    [['helpers'], 'helper'],
    [['choir', 'staff'], 'helper'],
    [['admins'], 'operator'],
    [['helpers', 'admins'], 'operator'],
    [['Helpers', 'helper', 'admins '], null],
    [[], null],
  ])('in the groups %j is %s', (groups, role) => {
    expect(roleOfGroups(groups, both)).toBe(role)
  })

  it('is that of a helper for everybody, if no group of helpers is named', () => {
    const settings = { ...both, helperGroups: [] }
    expect(roleOfGroups([], settings)).toBe('helper')
    expect(roleOfGroups(['admins'], settings)).toBe('operator')
  })

  it('is never that of an operator, if no group of operators is named', () => {
    const settings = { helperGroups: [], operatorGroups: [] }
    expect(roleOfGroups(['', 'admins', 'operators'], settings)).toBe('helper')
  })
})

describe('groupsIn', () => {
  it.each([
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    ['a', ['a']],
    [['a', 7, null, ['b'], { name: 'c' }], ['a']],
    [undefined, []],
    [null, []],
    [{ a: true }, []],
  ])('reads the claim %j as %j', (claim, groups) => {
    expect(groupsIn(claim)).toEqual(groups)
  })
})
