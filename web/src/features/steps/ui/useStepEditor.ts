import { useSyncExternalStore } from 'react'

import { useSessionTools } from 'src/features/session'
import type { StepEditor, StepEditorState } from 'src/features/steps/StepEditor'

export function useStepEditor(): StepEditorState & { editor: StepEditor } {
  const { stepEditor: editor } = useSessionTools()
  const { subscribe, getSnapshot } = editor
  return { ...useSyncExternalStore(subscribe, getSnapshot), editor }
}
