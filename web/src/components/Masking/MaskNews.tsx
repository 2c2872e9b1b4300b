import LateNews from 'src/components/ui/LateNews'
import VisuallyHidden from 'src/components/ui/VisuallyHidden'
import { useMasking } from 'src/hooks/useMasking'
import { useMaskingTexts } from 'src/hooks/useMaskingTexts'

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
