import { useEffect, useState } from 'react'

import { fetchPatiently } from 'src/browser/fetchPatiently'
import NumberedWords from 'src/components/NumberedWords'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { loadWordList, type WordList } from 'src/features/links'
import type { SafetyWords as Places } from 'src/features/proof'

export interface SafetyWordsProps {
  /** tells the person what to do with the words */
  label: string
  words: Places
  /** called once the words can be read */
  onShown?: () => void
}

async function fetchWords(): Promise<WordList> {
  const list = await loadWordList()
  if (!list) throw new Error('No words')
  return list
}

/**
 * Two words that both pages show. They are the same on both sides, unless there
 * is a man in the middle (docs/proof.md).
 */
function SafetyWords({ label, words, onShown }: SafetyWordsProps) {
  const [list, setList] = useState<WordList | null>(null)
  useEffect(() => {
    let isHere = true
    void fetchPatiently(fetchWords).then((words) => isHere && setList(words))
    return () => {
      isHere = false
    }
  }, [])
  useEffect(() => {
    if (list) onShown?.()
  }, [list, onShown])

  if (!list) return null
  return (
    <Stack gap="xs">
      <Text size="lg" align="center">
        {label}
      </Text>
      <NumberedWords words={words.map((place) => list[place] ?? '')} />
    </Stack>
  )
}

export default SafetyWords
