import { listen } from './listen'
// Safari reads the URL only after the click handler has returned, so the URL is
// not revoked before this time is over.
const readWithinMs = 60_000

export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), readWithinMs)
}

/**
 * Keeps a reference to the input, because Safari discards an unreferenced input
 * while its dialog is open.
 */
let field: HTMLInputElement | null = null

/**
 * Opens the browser’s file dialog. Must be called within a click.
 *
 * @param then called with the file, if one is chosen
 */
export function chooseFile(then: (file: File) => void): void {
  field = Object.assign(document.createElement('input'), { type: 'file' })
  listen(field, 'change', ({ target }) => {
    const [file] = Array.from((target as HTMLInputElement).files ?? [])
    if (file) then(file)
  })
  field.click()
}
