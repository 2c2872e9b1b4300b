import { useId, useState } from 'react'

import styled from 'styled-components'

import Stack from 'src/components/Stack'
import { Label } from 'src/components/TextField'
import { countryNames } from 'src/features/safety/countryNames'
import {
  guessCountry,
  reportCountries,
} from 'src/features/safety/model/reportNumbers'
import type { ReportPlace } from 'src/features/safety/model/reportPlace'
import { useLanguage } from 'src/i18n/useLanguage'
import { useSafetyTexts } from 'src/i18n/useSafetyTexts'

const Select = styled.select`
  width: 100%;
  min-height: ${({ theme }) => theme.button.md.height};
  padding: 0 ${({ theme }) => theme.space.sm};
  border: 2px solid ${({ theme }) => theme.colour.controlBorder};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.colour.surface};
  color: inherit;
  font: inherit;
`

const Place = styled.p`
  font-size: ${({ theme }) => theme.fontSize.xl};

  > a {
    display: inline-block;
    min-height: ${({ theme }) => theme.target};
    font-size: ${({ theme }) => theme.headingSize.md};
    font-weight: 700;
    white-space: nowrap;
  }
`

const hereCode = (): string | null =>
  guessCountry(
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    navigator.languages
  )

const dialled = (number: string) => `tel:${number.replace(/\D/g, '')}`

/**
 * Phone numbers for reporting a fraud, in a country that is guessed or chosen.
 * The country is not sent anywhere.
 */
function ReportNumbers() {
  const texts = useSafetyTexts()
  const { language } = useLanguage()
  const id = useId()
  const [code, setCode] = useState(hereCode)
  const places = reportCountries.find((each) => each.code === code)?.places
  const nameOf = ({ name }: ReportPlace) =>
    typeof name === 'string' ? texts[name] : name.own

  return (
    <Stack gap="sm">
      {places?.map((place) => (
        <Place key={place.number}>
          <span>{nameOf(place)}:</span>{' '}
          <a href={dialled(place.number)} dir="ltr">
            {place.number}
          </a>
        </Place>
      ))}
      <Label htmlFor={id}>{texts.country}</Label>
      <Select
        id={id}
        value={code ?? ''}
        onChange={({ target }) => setCode(target.value)}
      >
        {code === null && <option value="">{texts.chooseCountry}</option>}
        {countryNames(language).map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </Select>
    </Stack>
  )
}

export default ReportNumbers
