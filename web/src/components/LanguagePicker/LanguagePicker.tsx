import styled from 'styled-components'

import { useLazyComponent } from 'src/hooks/useLazyComponent'

const Place = styled.div`
  min-height: 44px;
`

const fetchField = () => import('./LanguageField')

/** The field for the language; it comes after the page, which waits for nothing. */
function LanguagePicker() {
  const Field = useLazyComponent(fetchField)

  return <Place>{Field && <Field />}</Place>
}

export default LanguagePicker
