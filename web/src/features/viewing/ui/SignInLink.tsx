import { routes, useLocation } from '@redwoodjs/router'

import { ButtonLink } from 'src/components/Button'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

/** To where a helper signs in, and back to this page. */
function SignInLink() {
  const { signIn } = useViewingTexts()
  const { pathname: redirectTo } = useLocation()

  return (
    <ButtonLink to={routes.operatorSignIn({ redirectTo })} size="lg">
      {signIn}
    </ButtonLink>
  )
}

export default SignInLink
