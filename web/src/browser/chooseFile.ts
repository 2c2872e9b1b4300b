import { listen } from './listen'

/** Kept: Safari forgets one that nothing refers to. */
let field: HTMLInputElement | null = null

/**
 * Opens the browser’s dialog, within a click.
 *
 * @param then is called with the file, if one is chosen
 */
export function chooseFile(then: (file: File) => void): void {
  field = Object.assign(document.createElement('input'), { type: 'file' })
  listen(field, 'change', ({ target }) => {
    const [file] = Array.from((target as HTMLInputElement).files ?? [])
    if (file) then(file)
  })
  field.click()
}
