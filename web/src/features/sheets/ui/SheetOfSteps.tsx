import CopyWish, { SheetSuggestion } from './CopyWish'
import KeepSheet from './KeepSheet'

/** Below the steps of the sharer: what the helper wishes, and the way to a sheet. */
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
