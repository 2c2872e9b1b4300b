import { useEffect, useRef, type ReactNode } from 'react'

import { routes } from '@redwoodjs/router'

import ButtonLink from 'src/components/ui/ButtonLink'
import FullScreen from 'src/components/ui/FullScreen'
import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import type { ErrorCode } from 'src/domain/errorCode'
import { useTexts } from 'src/hooks/useTexts'

import Face from './Face'
import ShortTitle from './ShortTitle'
import SupportLine from './SupportLine'

type ErrorScreenProps = {
  code: ErrorCode
  /** Leaves the way home out where there is a better one. */
  backToHome?: boolean
  /** Brings its own frame, for places outside of every layout. */
  fullScreen?: boolean
  /** Actions that help in this situation. */
  children?: ReactNode
}

const ErrorScreen = ({
  code,
  backToHome = true,
  fullScreen = false,
  children,
}: ErrorScreenProps) => {
  const { common, errors } = useTexts()
  const { shortTitle, title, description } = errors[code]
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [code])

  const screen = (
    <Stack gap="lg" align="center">
      <Stack gap="md" align="center">
        <Face code={code} />
        <ShortTitle>{shortTitle}</ShortTitle>
        <Heading ref={heading} tabIndex={-1} align="center">
          {title}
        </Heading>
        {description && (
          <Text size="lg" align="center">
            {description}
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
    </Stack>
  )

  return fullScreen ? <FullScreen>{screen}</FullScreen> : screen
}

export default ErrorScreen
