import styled from 'styled-components'

import { useLazyComponent } from 'src/browser/useLazyComponent'

/* Reserves the size of the field, so that nothing moves when it arrives. */
const Place = styled.div`
  width: 10rem;
  max-width: 100%;
  min-height: ${({ theme }) => theme.target};
  margin-inline-start: auto;
`

const fetchField = () => import('./LanguageField')

/** The language field, which is fetched after the page and delays nothing. */
function LanguagePicker() {
  const Field = useLazyComponent(fetchField)

  return <Place data-language>{Field && <Field />}</Place>
}

export default LanguagePicker
