import { addressBlock } from './addressBlock'

describe('addressBlock', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['2001:DB8:1:2:ffff::1', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (address, block) => {
    expect(addressBlock(address)).toBe(block)
  })

  it.each([undefined, '', 'unknown', '192.0.2.7:443', '_hidden', '::g'])(
    'maps %p to the shared value of everything that is not an address',
    (address) => {
      expect(addressBlock(address)).toBe('unknown')
    }
  )
})
