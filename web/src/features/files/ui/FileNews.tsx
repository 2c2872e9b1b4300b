import VisuallyHidden from 'src/components/VisuallyHidden'
import { percentOf } from 'src/features/files/model/fileTransferState'
import type { Transfer } from 'src/features/files/model/transfer'
import { useIsHelperUnknown } from 'src/features/kept-helpers'
import { useFilesTexts } from 'src/i18n/useFilesTexts'
import { useLanguage } from 'src/i18n/useLanguage'

import { useFileFacts } from './FileFacts'
import { useFiles } from './useFiles'
import { useFileWords } from './useFileWords'

/** In percent. Progress is announced in such steps only. */
const quarter = 25

/** Announces the state of the newest transfer to screen readers. */
function FileNews() {
  const files = useFilesTexts()
  const { language } = useLanguage()
  const { problem, shown } = useFiles()
  const facts = useFileFacts()
  const words = useFileWords()
  const isUnknown = useIsHelperUnknown()
  const newest = shown[shown.length - 1]

  const detail = (transfer: Transfer) => {
    const { isOwn, name, phase, size } = transfer
    if (phase === 'offered') {
      const warning = isUnknown && !isOwn ? files.unknownSender : ''
      return `${facts(name, size)} ${warning}`.trim()
    }
    if (phase !== 'moving') return ''
    const percent = Math.floor(percentOf(transfer) / quarter) * quarter
    return (percent / 100).toLocaleString(language, { style: 'percent' })
  }
  return (
    <VisuallyHidden role="status" dir="auto">
      {[
        newest &&
          [words(newest), newest.name, detail(newest)]
            .filter(Boolean)
            .join(': '),
        problem && `${problem.name}: ${files.problems[problem.why]}`,
      ]
        .filter(Boolean)
        .join(' ')}
    </VisuallyHidden>
  )
}

export default FileNews
