import styled from 'styled-components'

import Button from 'src/components/Button'
import { sinkFor } from 'src/features/files/FileSink'
import type { FileTransfers } from 'src/features/files/FileTransfers'
import { percentOf } from 'src/features/files/model/fileTransferState'
import {
  isOpen,
  isUnderWay,
  type Transfer,
} from 'src/features/files/model/transfer'
import { useIsHelperUnknown } from 'src/features/kept-helpers'
import { useFilesTexts } from 'src/i18n/useFilesTexts'
import { useLanguage } from 'src/i18n/useLanguage'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'
import { media } from 'src/styles/media'

import FileFacts from './FileFacts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin: ${({ theme }) => `calc(-1 * ${theme.space.xs}) -${theme.space.sm}`};

  > * {
    margin: ${({ theme }) => `${theme.space.xs} ${theme.space.sm}`};
  }
`

const Words = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
`

const Moving = styled.div`
  display: flex;
  flex: 1 1 12rem;
  align-items: center;

  > span {
    min-width: 3.5em;
    text-align: end;
  }
`

const Title = styled.p`
  font-weight: 700;
`

const Track = styled.div`
  flex: 1;
  height: 12px;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colour.controlBorder};
  border-radius: 6px;
  background: ${({ theme }) => theme.colour.background};
`

const Bar = styled.div`
  height: 100%;
  background: ${({ theme }) => theme.colour.primaryEdge};
  ${media.forcedColours} {
    forced-color-adjust: none;
    background: Highlight;
  }
`

interface ProgressProps {
  label: string
  percent: number
}

const Progress = ({ label, percent }: ProgressProps) => (
  <Track
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
  >
    <Bar style={{ width: `${percent}%` }} />
  </Track>
)

interface FileCardProps {
  transfer: Transfer
  transfers: FileTransfers
  /** the state of the transfer as a sentence */
  words: string
}

function FileCard({ transfer, transfers, words }: FileCardProps) {
  const files = useFilesTexts()
  const { close } = useTalkingTexts()
  const { language } = useLanguage()
  const { id, name, size, isOwn, phase } = transfer
  const isUnknown = useIsHelperUnknown()
  const isAsked = phase === 'offered' && !isOwn
  const percent = percentOf(transfer)

  const take = async () => {
    const sink = await sinkFor(transfer)
    if (sink) transfers.take(id, sink)
  }
  return (
    <Row>
      <Words>
        <Title>{words}</Title>
        <FileFacts name={name} size={size} />
        {isAsked && <p>{isUnknown ? files.unknownSender : files.takeText}</p>}
      </Words>
      {isUnderWay(transfer) && (
        <Moving>
          <Progress label={name} percent={percent} />
          <span>
            {(percent / 100).toLocaleString(language, { style: 'percent' })}
          </span>
        </Moving>
      )}
      {isAsked && (
        <Button variant="secondary" icon="save" onClick={() => void take()}>
          {files.take}
        </Button>
      )}
      {isOpen(transfer) ? (
        <Button variant="quiet" onClick={() => transfers.end(id)}>
          {isAsked ? files.decline : files.cancel}
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => transfers.dismiss(id)}>
          {close}
        </Button>
      )}
    </Row>
  )
}

export default FileCard
