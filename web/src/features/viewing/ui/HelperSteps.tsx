import { SuggestSheet } from 'src/features/sheets'
import { StepsPanel, type StepsPanelProps } from 'src/features/steps'

function HelperSteps(props: StepsPanelProps) {
  return (
    <StepsPanel {...props}>
      <SuggestSheet />
    </StepsPanel>
  )
}

export default HelperSteps
