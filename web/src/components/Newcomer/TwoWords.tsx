import { useEffect, useState } from 'react'

import NumberedWords from 'src/components/ui/NumberedWords'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import type { WordList } from 'src/domain/invite/spokenWords'
import type { TwoWords as Places } from 'src/domain/proof/twoWords'
import { loadWordList } from 'src/lib/spokenWords/loadWordList'

export interface TwoWordsProps {
  /** what to do with them */
  label: string
  words: Places
}

/** The same on both sides, unless somebody is between (docs/proof.md). */
function TwoWords({ label, words }: TwoWordsProps) {
  const [list, setList] = useState<WordList | null>(null)
  useEffect(() => {
    let isHere = true
    void loadWordList().then((loaded) => isHere && setList(loaded))
    return () => {
      isHere = false
    }
  }, [])

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
