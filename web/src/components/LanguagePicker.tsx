import styled from 'styled-components'

import { useLazyComponent } from 'src/browser/useLazyComponent'

/* As large before the field comes as with it: nothing moves. */
const Place = styled.div`
  width: 10rem;
  max-width: 100%;
  min-height: ${({ theme }) => theme.target};
  margin-inline-start: auto;
`

const fetchField = () => import('./LanguageField')

/** The field for the language; it comes after the page, which waits for nothing. */
function LanguagePicker() {
  const Field = useLazyComponent(fetchField)

  return <Place data-language>{Field && <Field />}</Place>
}

export default LanguagePicker
