import { fileKind } from 'src/features/files/model/fileFormat'
import { fileSize } from 'src/features/files/model/fileSize'
import { useFilesTexts } from 'src/i18n/useFilesTexts'
import { useLanguage } from 'src/i18n/useLanguage'

/** @returns what says kind and size of a file, in words */
export function useFileFacts(): (name: string, bytes: number) => string {
  const files = useFilesTexts()
  const { language } = useLanguage()

  return (name, bytes) => {
    const { unit, amount, digits } = fileSize(bytes)
    const number = amount.toLocaleString(language, {
      maximumFractionDigits: digits,
    })
    return files.facts(files.kinds[fileKind(name)], files[unit](number))
  }
}
