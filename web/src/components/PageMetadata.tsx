import { useEffect } from 'react'

import { useLocation } from '@redwoodjs/router'

import { config } from 'src/browser/config'
import { type PageHead, pageHead } from 'src/browser/page/pageHead'
import { isPrerendering, prerenderHead } from 'src/browser/prerender'
import { useTexts } from 'src/i18n/useTexts'

const ours = 'data-head'

/**
 * Replaces all metadata of the page, including the metadata in the served HTML.
 */
function writeDocumentHead({ title, metas }: PageHead): void {
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

type PageMetadataProps = {
  title: string
  description?: string
  /** `private` for pages whose URL contains an id */
  audience?: 'public' | 'private'
}

function PageMetadata({
  title,
  description,
  audience = 'public',
}: PageMetadataProps) {
  const { common } = useTexts()
  const { pathname } = useLocation()
  const head = pageHead(
    {
      ...{ title, audience, path: pathname },
      description: description ?? common.description(config.appName),
      keywords: common.keywords,
    },
    config
  )

  useEffect(() => writeDocumentHead(head))
  if (isPrerendering()) prerenderHead(head)
  return null
}

export default PageMetadata
