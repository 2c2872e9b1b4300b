const message = /^([a-z][\w-]*) =(?: (.+))?$/
const label = /^ +\.label = (.+)$/

// Reads the single-line messages of a Fluent file: a Map from id to text. A
// button's text is its label.
export function readFluent(text) {
  const messages = new Map()
  let current
  for (const line of text.split('\n')) {
    const [, id, value] = message.exec(line) ?? []
    current = id ?? current
    const said = value ?? label.exec(line)?.[1]
    if (said) {
      messages.set(current, said)
    }
  }
  return messages
}
