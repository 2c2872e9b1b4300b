import { type ComponentType, useEffect, useState } from 'react'

import styled from 'styled-components'

const Place = styled.div`
  min-height: 44px;
`

/** The field for the language. It comes after the page, which nobody waits for. */
const LanguagePicker = () => {
  const [Field, setField] = useState<ComponentType | null>(null)

  useEffect(() => {
    let isWanted = true
    const show = (module: { default: ComponentType }) => {
      if (isWanted) setField(() => module.default)
    }
    // Where it cannot be fetched, the page stays in the language it has.
    import('./LanguageField').then(show, () => {})
    return () => {
      isWanted = false
    }
  }, [])

  return <Place>{Field && <Field />}</Place>
}

export default LanguagePicker
