// The first string argument of a call that contains a tag. The text before it
// shows whether the test is run or skipped.
const tagged =
  /^(.*)\(\s*(['"`])((?:\\.|(?!\2)[^\\])*?\[§(?:\\.|(?!\2)[^\\])*)\2/gm

const tag = /\s*\[(§[^\]]+)\]/g

const reference = /\s*\((?:specification )?§[^)]*\)/g

const isNotRun = (before) =>
  /^\s*(?:\/\/|\*)|\.(?:skip|todo|fixme|failing)$|\bx(?:it|test|describe)$/.test(
    before
  )

const plain = (text) => text.replace(/\\(['"`])/g, '$1')

const group =
  /^( *)(?:test\.)?describe(?:\.\w+\([^\n]*\))?\(\s*(['"`])((?:\\.|(?!\2)[^\\])*?)\2/gm

/**
 * @returns the names of the groups that are open at the end of a piece of
 * formatted source
 */
const openGroups = (source) =>
  Array.from(source.matchAll(group))
    .filter(({ 1: indent, index }) => {
      const end = `\n${indent}})\n`
      return !source.slice(index).includes(end)
    })
    .map(({ 3: name }) => name)

const fullName = (names) =>
  plain(names.join(' ').replace(tag, '').replace(reference, '')).trim()

/**
 * What a test file proves. A tag is part of the name of a test or group, in
 * square brackets: `[§4 call retry]`, or `[§2 page loading, §9 page loading]`.
 *
 * @param source the text of the file
 * @returns for each tagged name the full name without tags, and the keys of the
 * clauses
 */
export function tagsIn(source) {
  return Array.from(source.matchAll(tagged))
    .filter(([, before]) => !isNotRun(before))
    .map(({ 3: name, index }) => ({
      title: fullName([...openGroups(source.slice(0, index)), name]),
      keys: Array.from(name.matchAll(tag)).flatMap(([, keys]) =>
        keys.split(', ')
      ),
    }))
}
