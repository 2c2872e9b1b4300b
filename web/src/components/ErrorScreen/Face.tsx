import styled from 'styled-components'

import type { ErrorCode } from 'src/domain/errors/errorCode'

const Drawing = styled.svg`
  width: 6.5rem;
  height: auto;

  .screen {
    fill: ${({ theme }) => theme.colour.sunken};
    stroke: ${({ theme }) => theme.colour.primary};
  }
  path,
  .screen {
    stroke-width: 5;
    stroke-linecap: round;
  }
  path {
    fill: none;
    stroke: ${({ theme }) => theme.colour.primary};
  }
  circle {
    fill: ${({ theme }) => theme.colour.primary};
  }
`

const remoteMessages: readonly ErrorCode[] = ['sharer-left', 'viewer-left']

const mouths = {
  smiling: 'M46 50c6 7 22 7 28 0',
  puzzled: 'M50 53h20',
}

/** The screen itself, smiling at a farewell and puzzled at the rest. */
const Face = ({ code }: { code: ErrorCode }) => (
  <Drawing viewBox="0 0 120 100" aria-hidden="true" focusable="false">
    <rect className="screen" x="8" y="6" width="104" height="68" rx="14" />
    <path d="M42 92h36" />
    <circle cx="44" cy="34" r="5" />
    <circle cx="76" cy="34" r="5" />
    <path d={remoteMessages.includes(code) ? mouths.smiling : mouths.puzzled} />
  </Drawing>
)

export default Face
