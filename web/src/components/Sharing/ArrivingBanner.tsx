import type { ComponentProps } from 'react'

import Banner from 'src/components/ui/Banner'
import { useFocusWhereLost } from 'src/hooks/useFocusWhereLost'

/** News in the place of the button that was pressed for it. */
const ArrivingBanner = (props: ComponentProps<typeof Banner>) => (
  <Banner ref={useFocusWhereLost<HTMLDivElement>()} tabIndex={-1} {...props} />
)

export default ArrivingBanner
