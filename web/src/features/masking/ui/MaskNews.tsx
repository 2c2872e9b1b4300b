import LateNews from 'src/components/LateNews'
import VisuallyHidden from 'src/components/VisuallyHidden'
import { useMaskingTexts } from 'src/i18n/useMaskingTexts'

import { useMasking } from './useMasking'

/** What has gone wrong with covering; that a part is covered is read out alone. */
function MaskNews() {
  const texts = useMaskingTexts()
  const [{ masks, problem }] = useMasking()

  return (
    <>
      <LateNews>{problem && texts.problems[problem]}</LateNews>
      <VisuallyHidden role="status">
        {masks.length > 0 && texts.covered}
      </VisuallyHidden>
    </>
  )
}

export default MaskNews
