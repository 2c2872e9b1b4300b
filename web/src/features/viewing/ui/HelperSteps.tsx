import { SuggestSheet } from 'src/features/sheets'
import { StepsPanel, type StepsPanelProps } from 'src/features/steps'

/** The helper’s list of steps, and the way from it to a sheet. */
function HelperSteps(props: StepsPanelProps) {
  return (
    <StepsPanel {...props}>
      <SuggestSheet />
    </StepsPanel>
  )
}

export default HelperSteps
