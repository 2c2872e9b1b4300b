/**
 * @param text one paragraph, or one point of a list
 * @returns the same in lines of at most 100 characters, further lines of a point indented
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
