import type { ComponentProps } from 'react'

import { useRestoreFocus } from 'src/browser/useRestoreFocus'

import Banner from './Banner'

/** News in the place of the button that was pressed for it. */
const ArrivingBanner = (props: ComponentProps<typeof Banner>) => (
  <Banner ref={useRestoreFocus<HTMLDivElement>()} tabIndex={-1} {...props} />
)

export default ArrivingBanner
