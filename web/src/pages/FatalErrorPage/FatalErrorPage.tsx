import type { CSSProperties } from 'react'

// Any other module may have failed, so this page uses none: no theme, locales
// or router, and only the browser’s own colours.
const page: CSSProperties = {
  maxWidth: '32rem',
  margin: '0 auto',
  padding: '15vh 1.25rem',
  font: '1.125rem/1.5 system-ui, sans-serif',
  textAlign: 'center',
}

const heading: CSSProperties = {
  fontSize: '1.75rem',
  lineHeight: 1.25,
  outline: 'none',
}

const button: CSSProperties = {
  minHeight: '3.5rem',
  padding: '0 1.5rem',
  font: 'inherit',
}

const titleId = 'fatal-error'

/** As in src/browser/basePath.ts. */
const basePath = () =>
  document.querySelector<HTMLMetaElement>('meta[name="setting:BASE_PATH"]')
    ?.content ?? ''

const takeFocus = (element: HTMLElement | null) => element?.focus()

/**
 * Cannot be dismissed, because no page is left behind it (specification §2).
 */
const FatalErrorPage = () => (
  <div role="alertdialog" aria-modal="true" aria-labelledby={titleId}>
    <main style={page}>
      <h1 id={titleId} ref={takeFocus} tabIndex={-1} style={heading}>
        Something went wrong and we are unable to show this page.
      </h1>
      <p>
        <button style={button} onClick={() => window.location.reload()}>
          Load it again
        </button>
      </p>
      <p>
        <a href={`${basePath()}/`}>Back to the home page</a>
      </p>
    </main>
  </div>
)

export default FatalErrorPage
