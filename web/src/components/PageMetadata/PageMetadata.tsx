import { Metadata } from '@redwoodjs/web/Metadata'

import { useTexts } from 'src/hooks/useTexts'
import { config } from 'src/lib/config'

type PageMetadataProps = {
  title: string
  description?: string
  /** `private` for pages whose address carries an id. */
  audience?: 'public' | 'private'
}

const preview = {
  image: `https://${config.webDomain}/preview.png`,
  'image:width': '1200',
  'image:height': '630',
  site_name: config.appName,
}

/** What browsers, search engines and link previews are told about a page. */
const PageMetadata = ({
  title,
  description,
  audience = 'public',
}: PageMetadataProps) => {
  const { common } = useTexts()
  const isPublic = audience === 'public'

  return (
    <Metadata
      title={title}
      description={description ?? common.description(config.appName)}
      keywords={common.keywords.join(', ')}
      robots={isPublic ? 'index, follow' : 'noindex, nofollow'}
      referrer={isPublic ? null : 'no-referrer'}
      og={preview}
    />
  )
}

export default PageMetadata
