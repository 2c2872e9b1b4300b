const invisible = /[\u200e\u200f]/g

// Takes the browser's names of the labels we need, and its labels by name;
// returns the labels, and throws if the browser no longer has one.
export function wanted(names, say, where) {
  return Object.fromEntries(
    Object.entries(names).map(([word, name]) => {
      const text = say(name)
      if (!text) {
        throw new Error(`${where} has no ${name}.`)
      }
      return [word, text.replace(invisible, '').trim()]
    })
  )
}
