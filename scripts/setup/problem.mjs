// A problem that the reader can fix: reported as a message without a stack.
export class Problem extends Error {}

export function tell(error) {
  console.error(error instanceof Problem ? `\n${error.message}` : error)
}
