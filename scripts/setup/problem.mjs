// Something the reader can put right: it is told in words, without a stack.
export class Problem extends Error {}

export function tell(error) {
  console.error(error instanceof Problem ? `\n${error.message}` : error)
}
