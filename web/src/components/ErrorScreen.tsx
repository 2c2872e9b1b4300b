import { type ReactNode, useEffect, useId, useRef } from 'react'

import styled from 'styled-components'

import { routes } from '@redwoodjs/router'

import type { ErrorCode } from 'src/browser/errors/errorCode'
import { useTexts } from 'src/i18n/useTexts'

import BrandLink from './BrandLink'
import { ButtonLink } from './Button'
import { SupportLine } from './ContactLine'
import Face, { type Mood } from './Face'
import FullScreenModal from './FullScreenModal'
import Heading from './Heading'
import LanguagePicker from './LanguagePicker'
import Stack from './Stack'
import Text from './Text'

const farewells: readonly ErrorCode[] = [
  'sharer-left',
  'sharer-stopped',
  'sharer-returned',
  'viewer-left',
]

/** Whether the code stands for the normal end of a share, which is no error. */
const isFarewell = (code: ErrorCode): boolean => farewells.includes(code)

const moodOf = (code: ErrorCode): Mood =>
  isFarewell(code) ? 'waving' : 'puzzled'

/** Optional texts and actions below the main action of a screen. */
export const QuietList = styled.div`
  display: grid;
  grid-gap: ${({ theme }) => theme.space.lg};
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  padding-block-start: ${({ theme }) => theme.space.lg};
  border-block-start: 1px solid ${({ theme }) => theme.colour.border};
  text-align: start;

  &:empty {
    display: none;
  }
`

const ShortTitle = styled.p`
  padding: 0.15em 0.9em;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.colour.sunken};
  color: ${({ theme }) => theme.colour.link};
  font-weight: 700;
`

type ErrorScreenProps = {
  code: ErrorCode
  /** false if there is a better action than the home page */
  backToHome?: boolean
  /** true for a part of the page; otherwise the screen covers the page */
  inline?: boolean
  children?: ReactNode
  /** shown last */
  rest?: ReactNode
}

/** Shown inline, or in a modal that cannot be dismissed (specification §2). */
function ErrorScreen({
  code,
  backToHome = true,
  inline = false,
  children,
  rest,
}: ErrorScreenProps) {
  const { common, errors } = useTexts()
  const { shortTitle, title, description } = errors[code]
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const titleId = `${id}title`
  const descriptionId = description ? `${id}description` : undefined

  useEffect(() => heading.current?.focus(), [code])

  const screen = (
    <Stack gap="lg" align="center">
      <Stack gap="md" align="center">
        <Face mood={moodOf(code)} />
        {!isFarewell(code) && <ShortTitle>{shortTitle}</ShortTitle>}
        <Heading id={titleId} ref={heading} tabIndex={-1} align="center">
          {title}
        </Heading>
        {description && (
          <Text id={descriptionId} size="lg" align="center">
            {description}
          </Text>
        )}
        {/* When a share ends normally, the short title comes below the text
            that says what happened. */}
        {isFarewell(code) && (
          <Text tone="muted" size="sm">
            {shortTitle}
          </Text>
        )}
        <SupportLine code={code} />
      </Stack>
      {children}
      {backToHome && (
        <ButtonLink
          to={routes.home()}
          size="lg"
          variant={children ? 'secondary' : 'primary'}
        >
          {common.backToHome}
        </ButtonLink>
      )}
      <QuietList>{rest}</QuietList>
    </Stack>
  )

  if (inline) return screen
  return (
    <FullScreenModal
      labelledBy={titleId}
      describedBy={descriptionId}
      header={
        <>
          <BrandLink to={routes.home()} />
          <LanguagePicker />
        </>
      }
    >
      {screen}
    </FullScreenModal>
  )
}

export default ErrorScreen
