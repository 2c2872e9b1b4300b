import { fileKind } from 'src/domain/files/fileFormat'
import { fileSize } from 'src/domain/files/fileSize'
import { useFilesTexts } from 'src/hooks/useFilesTexts'
import { useLanguage } from 'src/hooks/useLanguage'

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
