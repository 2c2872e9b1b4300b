import styled from 'styled-components'

import { fileKind } from 'src/features/files/model/fileFormat'
import { useFilesTexts } from 'src/i18n/useFilesTexts'
import { useLanguage } from 'src/i18n/useLanguage'

import FileIcon from './FileIcon'

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

const bytesOfKilobyte = 1_000
const bytesOfMegabyte = 1_000_000

interface FileSize {
  unit: 'kilobytes' | 'megabytes'
  amount: number
  /** how many decimal places to show at most */
  digits: 0 | 1
}

export function fileSize(bytes: number): FileSize {
  return bytes < bytesOfMegabyte
    ? {
        unit: 'kilobytes',
        amount: Math.max(1, Math.round(bytes / bytesOfKilobyte)),
        digits: 0,
      }
    : { unit: 'megabytes', amount: bytes / bytesOfMegabyte, digits: 1 }
}

/** @returns a function that describes the kind and the size of a file */
export function useFileFacts(): (name: string, bytes: number) => string {
  const files = useFilesTexts()
  const { language } = useLanguage()

  return (name, bytes) => {
    const { unit, amount, digits } = fileSize(bytes)
    const number = amount.toLocaleString(language, {
      maximumFractionDigits: digits,
    })
    return files.facts(files.kinds[fileKind(name)], files[unit](number))
  }
}

interface FileFactsProps {
  name: string
  /** in bytes; null: the size is not shown */
  size: number | null
}

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
