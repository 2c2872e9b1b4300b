import SuggestSheet from 'src/features/sheets/ui/SuggestSheet'
import StepsPanel, {
  type StepsPanelProps,
} from 'src/features/steps/ui/StepsPanel'

/** The helper’s list of steps, and the way from it to a sheet. */
function HelperSteps(props: StepsPanelProps) {
  return (
    <StepsPanel {...props}>
      <SuggestSheet />
    </StepsPanel>
  )
}

export default HelperSteps
