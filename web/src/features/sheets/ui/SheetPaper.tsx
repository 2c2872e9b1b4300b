import { useEffect, useRef } from 'react'

import styled from 'styled-components'

import { listen, type Undo } from 'src/browser/listen'

const Frame = styled.iframe`
  display: block;
  width: 100%;
  min-height: 20rem;
  border: 1px solid ${({ theme }) => theme.colour.controlBorder};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: #fff;
  box-shadow: ${({ theme }) => theme.shadow};
`

/** Makes the frame as high as its document, so that only the page scrolls. */
function fitFrame(frame: HTMLIFrameElement): Undo {
  const fit = () => {
    const page = frame.contentDocument?.documentElement
    if (!page) return
    // The height is reset first, because scrollHeight is never less than the
    // height of the frame.
    frame.style.height = '0'
    frame.style.height = `${page.scrollHeight + 2}px`
  }
  const unlisten = [listen(frame, 'load', fit), listen(window, 'resize', fit)]
  fit()
  return () => unlisten.forEach((undo) => undo())
}

interface SheetPaperProps {
  html: string
  label: string
}

/** Shows the document in a frame in which scripts do not run. */
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
