import { type KeyboardEvent, useEffect, useId, useRef } from 'react'

import styled from 'styled-components'

import Button from 'src/components/Button'
import Heading from 'src/components/Heading'
import Text from 'src/components/Text'
import { toolKeys, type ToolWithKey } from 'src/features/stage'
import { usePointingTexts } from 'src/i18n/usePointingTexts'
import { useStepsTexts } from 'src/i18n/useStepsTexts'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

import { aboveToolbar } from './aboveToolbar'

const Sheet = styled.section`
  ${aboveToolbar}
  width: 520px;
  padding: ${({ theme }) => theme.space.md};

  > * + * {
    margin-block-start: ${({ theme }) => theme.space.sm};
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`

const Keys = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, auto 1fr);
  gap: ${({ theme }) => `${theme.space.sm} ${theme.space.md}`};
  align-items: center;
  margin: 0;

  dd {
    margin: 0;
  }
`

const Key = styled.kbd`
  display: inline-block;
  min-width: 2em;
  padding: 2px 8px;
  border: 1px solid ${({ theme }) => theme.colour.controlBorder};
  border-bottom-width: 3px;
  border-radius: ${({ theme }) => theme.radius.sm};
  font: inherit;
  font-weight: 600;
  text-align: center;
`

export interface KeySheetProps {
  onClose: () => void
}

function KeySheet({ onClose }: KeySheetProps) {
  const viewing = useViewingTexts()
  const pointing = usePointingTexts()
  const steps = useStepsTexts()
  const talking = useTalkingTexts()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(document.activeElement)
  const close = () => {
    if (before.current instanceof HTMLElement) before.current.focus()
    onClose()
  }
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  }
  useEffect(() => heading.current?.focus(), [])

  const names: Record<ToolWithKey, string> = {
    point: pointing.point,
    draw: pointing.draw,
    number: pointing.number,
    move: viewing.move,
    undo: pointing.undo,
    clear: pointing.clear,
    steps: steps.heading,
    write: talking.write,
    talk: talking.talkShort,
    sound: viewing.soundOn,
    fullScreen: viewing.fullScreen,
    savePicture: viewing.savePicture,
    showKeys: viewing.shortcuts,
  }
  const { showKeys, ...tools } = names
  const rows: [key: string, name: string][] = [
    ...Object.entries(tools).map(([tool, name]): [string, string] => [
      toolKeys[tool as ToolWithKey],
      name,
    ]),
    ['+', viewing.zoomIn],
    ['−', viewing.zoomOut],
    ['0', viewing.fit],
    ['1', viewing.actualSize],
    [toolKeys.showKeys, showKeys],
  ]
  return (
    <Sheet role="dialog" aria-labelledby={id} onKeyDown={closeByKey}>
      <Head>
        <Heading id={id} ref={heading} level={2} size="sm" tabIndex={-1}>
          {viewing.shortcuts}
        </Heading>
        <Button variant="secondary" icon="close" onClick={close}>
          {talking.close}
        </Button>
      </Head>
      <Text size="sm">{viewing.shortcutsHint}</Text>
      <Keys>
        {rows.map(([key, name]) => (
          <Pair key={key} sign={key} name={name} />
        ))}
      </Keys>
      <Text size="sm" tone="muted">
        {`${pointing.keys.point} ${pointing.moreKeys}`}
      </Text>
    </Sheet>
  )
}

const Pair = ({ sign, name }: { sign: string; name: string }) => (
  <>
    <dt>
      <Key>{sign}</Key>
    </dt>
    <dd>{name}</dd>
  </>
)

export default KeySheet
