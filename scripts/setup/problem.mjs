// A problem that the user can fix, so its message is printed without a stack.
export class Problem extends Error {}

export function tell(error) {
  console.error(error instanceof Problem ? `\n${error.message}` : error)
}
