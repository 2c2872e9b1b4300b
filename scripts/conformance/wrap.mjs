/**
 * @param text one paragraph, or one list item
 * @returns the same in lines of at most 100 characters, with continuation lines
 * of a list item indented
 */
export function wrap(text) {
  const indent = text.startsWith('- ') ? '  ' : ''
  const lines = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= 100) {
      lines[lines.length - 1] = `${line} ${word}`
    } else {
      lines.push(line === undefined ? word : indent + word)
    }
  }
  return lines.join('\n')
}
