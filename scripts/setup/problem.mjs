// A problem that the reader can fix: only its message is printed, no stack.
export class Problem extends Error {}

export function tell(error) {
  console.error(error instanceof Problem ? `\n${error.message}` : error)
}
