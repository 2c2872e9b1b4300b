import styled from 'styled-components'

const Drawing = styled.svg`
  flex: none;
  width: 2em;
  height: 2em;
  color: ${({ theme }) => theme.colour.primary};
`

const Heart = styled.path`
  fill: ${({ theme }) => theme.colour.onPrimary};
`

/** A screen with a heart on it. */
const Mark = () => (
  <Drawing viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect x="2" y="4" width="28" height="20" rx="5" fill="currentColor" />
    <path
      d="M11 28.5h10"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <Heart d="M16 20.2c-4-2.6-6-4.9-6-7.4a3.2 3.2 0 0 1 6-1.6 3.2 3.2 0 0 1 6 1.6c0 2.5-2 4.8-6 7.4Z" />
  </Drawing>
)

export default Mark
