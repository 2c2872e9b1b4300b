import type { PageHead } from './page/pageHead'

const ours = 'data-head'

/** Replaces the metadata of the previous page, or of the served HTML. */
export function writeDocumentHead({ title, metas }: PageHead): void {
  document.title = title
  document.head.querySelectorAll(`[${ours}]`).forEach((old) => old.remove())
  metas.forEach(({ attribute, key, content }) => {
    const meta = document.createElement('meta')
    meta.setAttribute(attribute, key)
    meta.setAttribute('content', content)
    meta.setAttribute(ours, '')
    document.head.appendChild(meta)
  })
}
