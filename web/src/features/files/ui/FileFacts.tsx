import styled from 'styled-components'

import FileIcon from './FileIcon'
import { useFileFacts } from './useFileFacts'

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  min-width: 0;
  line-height: 1.35;

  > svg {
    margin-block-start: 0.15em;
    margin-inline-end: 0.5em;
  }
  > div {
    min-width: 0;
  }
  bdi {
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-size: ${({ theme }) => theme.fontSize.sm};
  }
`

interface FileFactsProps {
  name: string
  /** in bytes; null where it does not matter */
  size: number | null
}

/** Which file it is: its name, its kind and its size. */
function FileFacts({ name, size }: FileFactsProps) {
  const facts = useFileFacts()

  return (
    <Line>
      <FileIcon />
      <div>
        <bdi>{name}</bdi>
        {size !== null && <small>{facts(name, size)}</small>}
      </div>
    </Line>
  )
}

export default FileFacts
