const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** @returns the text for an element or for an attribute in double quotes */
export const escapedHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
