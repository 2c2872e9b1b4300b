import CopyWish, { SheetSuggestion } from './CopyWish'
import KeepSheet from './KeepSheet'

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
