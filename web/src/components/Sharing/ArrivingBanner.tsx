import type { ComponentProps } from 'react'

import Banner from 'src/components/ui/Banner'
import { useRestoreFocus } from 'src/hooks/useRestoreFocus'

/** News in the place of the button that was pressed for it. */
const ArrivingBanner = (props: ComponentProps<typeof Banner>) => (
  <Banner ref={useRestoreFocus<HTMLDivElement>()} tabIndex={-1} {...props} />
)

export default ArrivingBanner
