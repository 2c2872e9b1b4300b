import CopyWish, { SheetSuggestion } from './CopyWish'
import KeepSheet from './KeepSheet'

/** Below the sharer's steps: the helper's request, and the button that makes a sheet. */
function SheetOfSteps() {
  return (
    <>
      <SheetSuggestion />
      <CopyWish />
      <KeepSheet />
    </>
  )
}

export default SheetOfSteps
