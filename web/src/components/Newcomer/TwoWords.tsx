import { useEffect, useState } from 'react'

import NumberedWords from 'src/components/ui/NumberedWords'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import type { WordList } from 'src/domain/invite/spokenWords'
import type { TwoWords as Places } from 'src/domain/proof/twoWords'
import { fetchPatiently } from 'src/lib/browser/fetchPatiently'
import { loadWordList } from 'src/lib/spokenWords/loadWordList'

export interface TwoWordsProps {
  /** what to do with them */
  label: string
  words: Places
  /** they can be read from now on */
  onShown?: () => void
}

async function fetchWords(): Promise<WordList> {
  const list = await loadWordList()
  if (!list) throw new Error('No words')
  return list
}

/** The same on both sides, unless somebody is between (docs/proof.md). */
function TwoWords({ label, words, onShown }: TwoWordsProps) {
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

export default TwoWords
