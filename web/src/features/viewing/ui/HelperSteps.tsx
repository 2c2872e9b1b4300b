import { SuggestSheet } from 'src/features/sheets'
import { StepsPanel, type StepsPanelProps } from 'src/features/steps'

/** The helper’s list of steps, with the button that makes a sheet of it. */
function HelperSteps(props: StepsPanelProps) {
  return (
    <StepsPanel {...props}>
      <SuggestSheet />
    </StepsPanel>
  )
}

export default HelperSteps
