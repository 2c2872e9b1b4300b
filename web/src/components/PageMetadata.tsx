import { useEffect } from 'react'

import { useLocation } from '@redwoodjs/router'

import { config } from 'src/browser/config'
import { writeDocumentHead } from 'src/browser/documentHead'
import { pageHead } from 'src/browser/page/pageHead'
import { isPrerendering, prerenderHead } from 'src/browser/prerender'
import { useTexts } from 'src/i18n/useTexts'

type PageMetadataProps = {
  title: string
  description?: string
  /** `private` for pages whose address carries an id. */
  audience?: 'public' | 'private'
}

/** What browsers, search engines and link previews are told about a page. */
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
