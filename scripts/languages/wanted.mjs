const invisible = /[\u200e\u200f]/g

// Takes the names that a browser has for the words we want, and what it says by name; hands back the
// words, and fails when the browser has one no more.
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
