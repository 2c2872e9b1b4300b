import styled from 'styled-components'

import { linkParts } from 'src/features/chat/model/linkParts'

const Address = styled.span`
  display: block;
  direction: ltr;
  text-align: start;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`

/** All of a link, nothing shortened, so that one sees where it leads; the host stands out. */
function FullLink({ href }: { href: string }) {
  const { before, host, after } = linkParts(href)

  return (
    <Address>
      <span>{before}</span>
      <strong>{host}</strong>
      <span>{after}</span>
    </Address>
  )
}

export default FullLink
