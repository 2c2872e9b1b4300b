/** Keeps a name or a place apart: “Anna (2)” would jumble the line around it, which runs from right to left. */
export const isolate = (text: string) => `\u2068${text}\u2069`
