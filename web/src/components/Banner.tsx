import {
  type ComponentProps,
  type ComponentPropsWithoutRef,
  forwardRef,
} from 'react'

import styled, { css, type RuleSet } from 'styled-components'

import { useRestoreFocus } from 'src/browser/useRestoreFocus'

import Icon, { type IconName } from './Icon'
import Spinner from './Spinner'

export type BannerTone = 'info' | 'success' | 'warning' | 'problem'

type BannerProps = ComponentPropsWithoutRef<'div'> & {
  tone?: BannerTone
  /** Shows a spinner instead of the icon of the tone. */
  busy?: boolean
}

const tones: Record<BannerTone, RuleSet> = {
  info: css`
    background: ${({ theme }) => theme.colour.info};
    color: ${({ theme }) => theme.colour.onInfo};
  `,
  success: css`
    background: ${({ theme }) => theme.colour.success};
    color: ${({ theme }) => theme.colour.onSuccess};
  `,
  warning: css`
    background: ${({ theme }) => theme.colour.warning};
    color: ${({ theme }) => theme.colour.onWarning};
  `,
  problem: css`
    background: ${({ theme }) => theme.colour.problem};
    color: ${({ theme }) => theme.colour.onProblem};
  `,
}

const icons: Record<BannerTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  problem: 'warning',
}

const Line = styled.div<{ $tone: BannerTone }>`
  display: flex;
  align-items: center;
  padding: ${({ theme }) => `${theme.space.sm} ${theme.space.md}`};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.md};
  font-weight: 600;
  line-height: 1.35;
  ${({ $tone }) => tones[$tone]}

  > :first-child {
    margin-inline-end: 0.6em;
  }
`

/** Screen readers announce a new text politely. */
const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { tone = 'info', busy = false, children, ...rest },
  ref
) {
  return (
    <Line ref={ref} role="status" $tone={tone} {...rest}>
      {busy ? <Spinner /> : <Icon name={icons[tone]} />}
      <div>{children}</div>
    </Line>
  )
})

/** Replaces the pressed button and takes its focus. */
export const ArrivingBanner = (props: ComponentProps<typeof Banner>) => (
  <Banner ref={useRestoreFocus<HTMLDivElement>()} tabIndex={-1} {...props} />
)

export default Banner
