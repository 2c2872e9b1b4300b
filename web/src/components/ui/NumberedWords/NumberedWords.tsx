import { Fragment } from 'react'

import styled from 'styled-components'

import type { UserId } from 'src/domain/invite/userId'
import { media } from 'src/styles/media'

const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  min-height: 2.75rem;
  margin: -4px;
  counter-reset: word;
  font-size: ${({ theme }) => theme.fontSize.xl};
  font-weight: 700;

  /* Some need two lines there; what is below stays where it is with all of them. */
  ${media.below('tablet')} {
    min-height: 5.5rem;
  }
`

/** Numbered, so that none is left out or said twice. */
const Word = styled.span`
  display: inline-flex;
  align-items: baseline;
  margin: 4px;
  padding: 4px 12px;
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.colour.sunken};
  counter-increment: word;

  &::before {
    content: counter(word);
    margin-inline-end: 0.5em;
    color: ${({ theme }) => theme.colour.textMuted};
    font-size: ${({ theme }) => theme.fontSize.sm};
  }
  ${media.leastRoom} {
    max-width: 100%;
    margin-inline: 0;
    padding-inline: 0;
    overflow-wrap: anywhere;
  }
  ${media.forcedColours} {
    border: 1px solid CanvasText;
  }
`

/** The words of an id, to be read out or typed. */
const NumberedWords = ({ id }: { id: UserId }) => (
  <Words lang="en" translate="no">
    {id.split('-').map((word, at) => (
      <Fragment key={at}>
        {at > 0 && ' '}
        <Word>{word}</Word>
      </Fragment>
    ))}
  </Words>
)

export default NumberedWords
