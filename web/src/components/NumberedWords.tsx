import { Fragment } from 'react'

import styled from 'styled-components'

import { media } from 'src/styles/media'

/* Reserves the same number of lines for short and long words, so that
   nothing below moves. */
const Words = styled.p`
  display: grid;
  /* Two columns if the longest word (“mushroom”) fits. */
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(8.4rem, 50% - 4px)), 1fr)
  );
  gap: 8px;
  counter-reset: word;
  font-size: ${({ theme }) => theme.fontSize.xl};
  font-weight: 700;

  ${media.below('tablet')} {
    font-size: ${({ theme }) => theme.fontSize.lg};
  }
`

/**
 * Shows the number of each word, so that people neither skip nor repeat one.
 */
const Word = styled.span`
  display: flex;
  align-items: baseline;
  padding: 4px 8px;
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
    padding-inline: 0;
    overflow-wrap: anywhere;
  }
  ${media.forcedColours} {
    border: 1px solid CanvasText;
  }
`

/** The words of a link or a code, to read aloud or type. */
const NumberedWords = ({ words }: { words: readonly string[] }) => (
  <Words lang="en" translate="no">
    {words.map((word, at) => (
      <Fragment key={at}>
        {at > 0 && ' '}
        <Word>{word}</Word>
      </Fragment>
    ))}
  </Words>
)

export default NumberedWords
