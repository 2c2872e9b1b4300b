import styled from 'styled-components'

import { useConditionForAtLeast } from 'src/browser/timedHooks'
import { useTexts } from 'src/i18n/useTexts'

import Spinner from './Spinner'
import Text from './Text'

const Centre = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 50vh;
  padding: ${({ theme }) => theme.space.lg};
  color: ${({ theme }) => theme.colour.textMuted};
`

const Line = styled.div`
  display: flex;
  align-items: center;

  > :first-child {
    margin-inline-end: 0.6em;
  }
`

interface PageLoadingProps {
  /** the home page shows its tagline while loading (specification §2) */
  hasTagline?: boolean
}

function PageLoading({ hasTagline = false }: PageLoadingProps) {
  const { common } = useTexts()

  return (
    <Centre>
      <Line role="status">
        <Spinner />
        <span>{common.loading}</span>
      </Line>
      {hasTagline && (
        <Text tone="muted" align="center">
          {common.tagline}
        </Text>
      )}
    </Centre>
  )
}

/** Shorter waits show no indicator (specification §2 and §9). */
export const pageLoadingDelayMs = 1_000

/**
 * Shows `PageLoading` after `pageLoadingDelayMs`, for waits outside of the
 * router.
 */
export const LatePageLoading = () =>
  useConditionForAtLeast(true, pageLoadingDelayMs) ? <PageLoading /> : null

export default PageLoading
