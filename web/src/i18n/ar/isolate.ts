/** “Anna (2)” would otherwise reorder the right-to-left line around it. */
export const isolate = (text: string) => `\u2068${text}\u2069`
