import styled from 'styled-components'

import type { FontSizeName } from 'src/styles/theme'

const List = styled.ol<{ $size: FontSizeName }>`
  display: grid;
  grid-gap: ${({ theme }) => theme.space.sm};
  padding: 0;
  font-size: ${({ theme, $size }) => theme.fontSize[$size]};
  list-style: none;
  counter-reset: step;
`

const Step = styled.li`
  display: flex;
  align-items: flex-start;
  counter-increment: step;

  &::before {
    content: counter(step);
    flex: none;
    width: 1.75em;
    height: 1.75em;
    margin-block-start: -0.1em;
    margin-inline-end: 0.6em;
    border: 1px solid transparent;
    border-radius: ${({ theme }) => theme.radius.round};
    background: ${({ theme }) => theme.colour.primary};
    color: ${({ theme }) => theme.colour.onPrimary};
    font-weight: 700;
    line-height: calc(1.75em - 2px);
    text-align: center;
  }
`

interface StepsProps {
  steps: readonly string[]
  size?: FontSizeName
}

const Steps = ({ steps, size = 'md' }: StepsProps) => (
  <List role="list" $size={size}>
    {steps.map((step) => (
      <Step key={step}>{step}</Step>
    ))}
  </List>
)

export default Steps
