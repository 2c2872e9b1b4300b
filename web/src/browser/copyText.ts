/**
 * Copies with the clipboard API, or with `execCommand` in older browsers.
 *
 * @param document the one that has the focus; others cannot copy
 * @returns whether the text is on the clipboard
 */
export async function copyText(
  text: string,
  document: Document = window.document
): Promise<boolean> {
  try {
    await (document.defaultView ?? window).navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text, document)
  }
}

function copyBySelection(text: string, document: Document): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
  }
}
