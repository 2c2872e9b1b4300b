// Libraries use these functions, which Chrome 72, Firefox 67 or Safari 13 lack.
// The build transforms only syntax.

function add(owner: object, name: string, value: unknown) {
  if (!(name in owner)) {
    Object.defineProperty(owner, name, {
      value,
      configurable: true,
      writable: true,
    })
  }
}

add(Object, 'fromEntries', (entries: Iterable<[PropertyKey, unknown]>) => {
  const object: Record<PropertyKey, unknown> = {}
  for (const [key, value] of entries) {
    object[key] = value
  }
  return object
})

add(Object, 'hasOwn', (object: object, key: PropertyKey) =>
  Object.prototype.hasOwnProperty.call(object, key)
)

add(Array.prototype, 'at', function <T>(this: T[], index: number) {
  return this[index < 0 ? this.length + index : index]
})

add(
  String.prototype,
  'replaceAll',
  function (this: string, search: string | RegExp, replacement: string) {
    return typeof search === 'string'
      ? this.split(search).join(replacement)
      : this.replace(search, replacement)
  }
)

add(String.prototype, 'matchAll', function* (this: string, pattern: RegExp) {
  const own = new RegExp(pattern.source, pattern.flags)
  let match = own.exec(this)
  while (match) {
    yield match
    if (match[0] === '') {
      own.lastIndex += 1
    }
    match = own.exec(this)
  }
})

const settled = (promise: unknown) =>
  Promise.resolve(promise).then(
    (value) => ({ status: 'fulfilled', value }),
    (reason: unknown) => ({ status: 'rejected', reason })
  )

add(Promise, 'allSettled', (promises: Iterable<unknown>) =>
  Promise.all(Array.from(promises, settled))
)

add(globalThis, 'queueMicrotask', (task: () => void) => {
  void Promise.resolve().then(task)
})

export {}
