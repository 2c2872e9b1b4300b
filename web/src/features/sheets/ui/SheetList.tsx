import { useEffect, useRef } from 'react'

import styled from 'styled-components'

import { Link, routes } from '@redwoodjs/router'

import Banner from 'src/components/Banner'
import Button from 'src/components/Button'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import ToolIcon from 'src/components/ToolIcon'
import type { SheetEntry } from 'src/features/sheets/model/sheet'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'

import SheetRoom from './SheetRoom'
import type { Sheets } from './useSheets'
import { useSheetWords } from './useSheetWords'

const Card = styled(Link)`
  display: block;
  padding: ${({ theme }) => theme.space.md};
  border: 2px solid ${({ theme }) => theme.colour.border};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.colour.surface};
  box-shadow: ${({ theme }) => theme.shadow};
  color: inherit;
  text-decoration: none;

  strong {
    display: block;
    color: ${({ theme }) => theme.colour.link};
    font-size: ${({ theme }) => theme.headingSize.sm};
    line-height: 1.25;
    overflow-wrap: anywhere;
    text-decoration: underline;
  }
  &:hover {
    background: ${({ theme }) => theme.colour.sunken};
  }
`

function RemovedSheets({ sheets: { removed, undo } }: { sheets: Sheets }) {
  const texts = useSheetsTexts()
  const news = useRef<HTMLDivElement>(null)
  // The pressed button has disappeared, so the focus moves to the message.
  useEffect(() => news.current?.focus(), [removed])

  if (removed === null) return null
  return (
    <Stack gap="sm">
      <Banner ref={news} tabIndex={-1}>
        {removed === 'all'
          ? texts.removedAll
          : texts.removed(removed.sheet.title)}
      </Banner>
      {removed !== 'all' && (
        <Button
          variant="secondary"
          icon={<ToolIcon name="undo" />}
          onClick={undo}
        >
          {texts.undo}
        </Button>
      )}
    </Stack>
  )
}

function SheetList({ sheets }: { sheets: Sheets }) {
  const texts = useSheetsTexts()
  const { entries } = sheets

  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Heading>{texts.title}</Heading>
        <Text size="lg">{texts.introduction}</Text>
      </Stack>
      <RemovedSheets sheets={sheets} />
      {entries === 'denied' && (
        <Banner tone="warning">{texts.unavailable}</Banner>
      )}
      {Array.isArray(entries) && entries.length === 0 && (
        <Text tone="muted">{texts.none}</Text>
      )}
      {Array.isArray(entries) && entries.length > 0 && (
        <>
          <Stack as="ul" gap="md">
            {entries.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} />
              </li>
            ))}
          </Stack>
          <SheetRoom entries={entries} onRemoveAll={sheets.removeAll} />
        </>
      )}
    </Stack>
  )
}

function Entry({ entry }: { entry: SheetEntry }) {
  const texts = useSheetsTexts()
  const { dateInWords } = useSheetWords()
  const { id, title, madeMs, helperName, stepCount } = entry
  const date = dateInWords(madeMs)

  return (
    <Card to={`${routes.sheets()}#${id}`}>
      <strong dir="auto">{title}</strong>
      <Text as="span">
        {[
          helperName ? texts.with(helperName, date) : texts.made(date),
          texts.stepCount(stepCount),
        ].join(' · ')}
      </Text>
    </Card>
  )
}

export default SheetList
