import fc from 'fast-check'

import type { HelperName } from './helperName'
import type { KeptHelper } from './keptHelpers'
import { claimedName, linkOwnerOf } from './linkOwner'
import type { Pin } from './pin'
import type { UserId } from './userId'

const id = 'gaze-three-arch-raw' as UserId
const pin = 'abcdefghijklmnopqrstuA' as Pin
const anna: KeptHelper = { name: 'Anna' as HelperName, id, pin }

const of = (hash: string, helpers: KeptHelper[] = []) =>
  linkOwnerOf(id, hash, helpers)

describe('the owner of a link', () => {
  it('claims a name, which is not verified', () => {
    expect(of(`#k=${pin}&name=Anna`)).toEqual({
      ...{ name: null, claim: 'Anna', isFirm: false, isDoubtful: false },
    })
  })

  it('has the name that the person at this computer uses, if the owner is saved', () => {
    for (const hash of [`#k=${pin}&name=Bob`, `#k=${pin}`, '']) {
      expect(of(hash, [anna])).toEqual({
        ...{ name: 'Anna', claim: null, isFirm: false, isDoubtful: false },
      })
    }
  })

  it('is doubtful if the link has no key fingerprint, as when its words were typed', () => {
    expect(of('').isDoubtful).toBe(true)
    expect(of('#name=Anna').isDoubtful).toBe(true)
  })

  it('is doubtful with the name of a firm, which is not shown', () => {
    expect(of(`#k=${pin}&name=Microsoft+Support`)).toEqual({
      ...{ name: null, claim: null, isFirm: true, isDoubtful: true },
    })
  })

  it('is not a saved helper if the key fingerprint differs', () => {
    const other = 'ZZZZefghijklmnopqrstuA'
    expect(of(`#k=${other}&name=Bob`, [anna])).toMatchObject({
      ...{ name: null, claim: 'Bob', isDoubtful: false },
    })
    expect(of(`#k=${other}&name=Bank`, [anna]).isDoubtful).toBe(true)
  })

  it('never has the name of a firm, even if it was saved with that name', () => {
    const bank = { ...anna, name: 'Bank Support' as HelperName }
    expect(of(`#k=${pin}`, [bank]).name).toBeNull()
  })

  it('leads to no question for a damaged link, which does not connect', () => {
    expect(of(`#k=${pin.slice(1)}`).isDoubtful).toBe(false)
  })

  it('cannot close the quotation marks around the claimed name', () => {
    const name = encodeURIComponent('Anna”. Your son. “')
    expect(claimedName(`#name=${name}`)).toBe('Anna. Your son.')
    expect(claimedName('#name=%E2%80%9D')).toBeNull()
  })

  it('is determined for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { claim, isFirm } = of(`#name=${text}`)
        expect(claim !== null && isFirm).toBe(false)
      })
    )
  })
})
