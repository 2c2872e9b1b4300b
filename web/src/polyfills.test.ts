const owners: [object, string][] = [
  [Object, 'fromEntries'],
  [Object, 'hasOwn'],
  [Array.prototype, 'at'],
  [String.prototype, 'replaceAll'],
  [String.prototype, 'matchAll'],
  [Promise, 'allSettled'],
]

const natives = owners.map(
  ([owner, name]) => Object.getOwnPropertyDescriptor(owner, name) ?? {}
)

describe('polyfills', () => {
  beforeAll(() => {
    owners.forEach(([owner, name]) => Reflect.deleteProperty(owner, name))
    jest.isolateModules(() => require('./polyfills'))
  })

  afterAll(() => {
    owners.forEach(([owner, name], index) =>
      Object.defineProperty(owner, name, natives[index] ?? {})
    )
  })

  it('add the functions that an old browser does not have', () => {
    owners.forEach(([owner, name]) => expect(name in owner).toBe(true))
  })

  it('read objects and arrays like newer browsers', () => {
    expect(Object.fromEntries([['a', 1]])).toEqual({ a: 1 })
    expect(Object.hasOwn({ a: 1 }, 'a')).toBe(true)
    expect(Object.hasOwn({}, 'toString')).toBe(false)
    expect([1, 2, 3].at(-1)).toBe(3)
  })

  it('replace and match in strings like newer browsers', () => {
    expect('a.b.c'.replaceAll('.', '-')).toBe('a-b-c')
    expect('a1b2'.replaceAll(/\d/g, '')).toBe('ab')
    const found = [...'{a}/{b}'.matchAll(/\{(\w)\}/g)]
    expect(found.map(([, name]) => name)).toEqual(['a', 'b'])
    expect([...'ab'.matchAll(/x*/g)]).toHaveLength(3)
  })

  it('settle all promises like newer browsers', async () => {
    const reason = new Error('no')

    await expect(
      Promise.allSettled([1, Promise.reject(reason)])
    ).resolves.toEqual([
      { status: 'fulfilled', value: 1 },
      { status: 'rejected', reason },
    ])
  })
})
