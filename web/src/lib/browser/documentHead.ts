import type { PageHead } from 'src/domain/page/pageHead'

const ours = 'data-head'

/** Replaces what the page before, or the served HTML, said about itself. */
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
