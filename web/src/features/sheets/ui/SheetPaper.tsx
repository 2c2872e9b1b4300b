import { useEffect, useRef } from 'react'

import styled from 'styled-components'

import { fitFrame } from 'src/features/sheets/fitFrame'

const Frame = styled.iframe`
  display: block;
  width: 100%;
  min-height: 20rem;
  border: 1px solid ${({ theme }) => theme.colour.controlBorder};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: #fff;
  box-shadow: ${({ theme }) => theme.shadow};
`

interface SheetPaperProps {
  html: string
  label: string
}

/** The very document that is saved and printed; nothing in it runs. */
function SheetPaper({ html, label }: SheetPaperProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => (frame.current ? fitFrame(frame.current) : undefined), [])

  return (
    <Frame
      ref={frame}
      title={label}
      srcDoc={html}
      sandbox="allow-same-origin"
    />
  )
}

export default SheetPaper
