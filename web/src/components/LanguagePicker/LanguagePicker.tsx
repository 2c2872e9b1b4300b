import styled from 'styled-components'

import { useLater } from 'src/hooks/useLater'

const Place = styled.div`
  min-height: 44px;
`

const fetchField = () => import('./LanguageField')

/** The field for the language; it comes after the page, which waits for nothing. */
const LanguagePicker = () => {
  const Field = useLater(fetchField)

  return <Place>{Field && <Field />}</Place>
}

export default LanguagePicker
